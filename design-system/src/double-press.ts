/** The longest pause within a double press, in milliseconds: whoever means a second press takes longer. */
export const doublePress = 500
