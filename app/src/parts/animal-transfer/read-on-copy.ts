/** What asking to read on leads to, said to whoever asks. */
export const readOnHelp = 'Its new owner says yes or no when they accept, and can end it at any time.'
