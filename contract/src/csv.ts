type Cell = string | number | null | undefined

/** What a spreadsheet reads as a formula. After the mark too, so that taking one mark off always gives the text back. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/
/** An amount below zero is none. */
const amount = /^-\d+\.\d\d$/

function written(cell: Cell): string {
  const text = String(cell ?? '')
  const harmless = formula.test(text) && !amount.test(text) ? `'${text}` : text
  return /[",\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/**
 * A CSV file (RFC 4180) of these rows, the header first. A text that a spreadsheet would run as a formula gets the mark '
 * before it. `hasBom` begins the file with the mark by which a spreadsheet takes it for UTF-8.
 */
export const csvOf = (rows: Cell[][], { lineEnd = '\n', hasBom = false } = {}): string =>
  `${hasBom ? '\uFEFF' : ''}${rows.map((cells) => `${cells.map(written).join(',')}${lineEnd}`).join('')}`

/** A cell of such a file as it was before the mark. */
export const unmarked = (text: string): string => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text)
