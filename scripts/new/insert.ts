/*
 * Lines and words for lists that are in the code already. Each function takes a file's text and returns it with the
 * addition, or throws when the list is not there as it is known.
 */

type List = {
  /** The line before its first entry; the file's beginning, if left out. */
  from?: string
  /** The line that ends it. */
  until: string
}

/** What an entry is called: `gift` of `  gift: giftCalls,`. Other lines are sorted as they are. */
const keyOf = (line: string) => line.replaceAll("'", '').trim().split(/[:,]/)[0] ?? ''

function lineAt(lines: string[], line: string, from = 0): number {
  const at = lines.indexOf(line, from)
  if (at < 0) throw new Error(`There is no line "${line}"`)
  return at
}

/** Adds an entry before the first that comes after it by name. An entry begins as the new one is indented. */
export function insertSorted(text: string, { from, until }: List, entry: string): string {
  const lines = text.split('\n')
  const first = from === undefined ? 0 : lineAt(lines, from) + 1
  const end = lineAt(lines, until, first)
  const indent = entry.search(/\S/)
  const isEntry = (line: string) => line.search(/\S/) === indent && /['\w]/.test(line.charAt(indent))
  const keys = lines.slice(first, end).map((line) => (isEntry(line) ? keyOf(line) : ''))
  if (keys.includes(keyOf(entry))) throw new Error(`"${keyOf(entry)}" is there already`)
  const next = keys.findIndex((key) => key > keyOf(entry))
  return lines.toSpliced(next < 0 ? end : first + next, 0, entry).join('\n')
}

/** Adds lines at the end of a list. */
export function append(text: string, { from, until }: Required<List>, added: string[]): string {
  const lines = text.split('\n')
  const first = lineAt(lines, from) + 1
  const end = lineAt(lines, until, first)
  const keys = lines.slice(first, end).map(keyOf)
  const taken = added.find((line) => line && keys.includes(keyOf(line)))
  if (taken) throw new Error(`"${keyOf(taken)}" is there already`)
  return lines.toSpliced(end, 0, ...added).join('\n')
}

/** Adds a line after the last one of a form. */
export function insertAfterLast(text: string, form: RegExp, added: string): string {
  const lines = text.split('\n')
  const last = lines.findLastIndex((line) => form.test(line))
  if (last < 0) throw new Error(`There is no line like ${form}`)
  return lines.toSpliced(last + 1, 0, added).join('\n')
}

/** The text as it is, where it contains what is needed. */
export function containing(text: string, part: string): string {
  if (!text.includes(part)) throw new Error(`There is no "${part}"`)
  return text
}

const maxWidth = 120

/** Adds a word to the end of a list of words in quotes, which begins after `start`. */
export function addWord(text: string, start: string, word: string): string {
  const open = text.indexOf(start) + start.length
  const quote = text.charAt(open)
  const close = text.indexOf(quote, open + 1)
  if (open < start.length || !/['`]/.test(quote) || close < 0) throw new Error(`There is no list after "${start}"`)
  const words = text.slice(open + 1, close)
  if (words.split(/\s+/).includes(word)) throw new Error(`"${word}" is there already`)
  const lastLine = text.slice(text.lastIndexOf('\n', close) + 1, close)
  const isFull = `${lastLine} ${word}\`,`.length > maxWidth
  const list = words + (isFull ? `\n    ${word}` : ` ${word}`)
  const newQuote = list.includes('\n') ? '`' : "'"
  return text.slice(0, open) + newQuote + list + newQuote + text.slice(close + 1)
}
