/** What a request to continue reading leads to, shown to whoever makes it. */
export const readOnHelp = 'Its new owner says yes or no when they accept, and can end it at any time.'
