const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text) && !/^-\d+\.\d\d$/.test(text)

/** One cell of a CSV file. A spreadsheet would read some texts as a formula; an amount below zero is none. */
export const cellOf = (text: string) => `"${(isFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`
