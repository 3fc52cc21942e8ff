/** One cell of a CSV file. A spreadsheet reads what begins with one of these as a formula. */
export const cellOf = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
