/** What a request to continue reading leads to, shown to whoever makes it. */
export const readOnHelp = 'The new owner decides when they accept, and can end it at any time.'
