import { Failure } from '@shop/contract/failure'
import { fieldsOf } from '../values/csv.ts'

/** A line of a bank's or a laboratory's file has a few hundred characters. */
const longestLine = 10_000

/**
 * The lines of a file. 428 where there are more than `most` or one is too long:
 * before they are split, for 32 MB of empty lines would be a gigabyte of texts.
 */
function linesOf(text: string, most: number): string[] {
  let begin = 0
  for (let line = 1; begin <= text.length; line++) {
    const next = text.indexOf('\n', begin)
    const end = next < 0 ? text.length : next
    if (line > most) throw new Failure(428, { message: `A file may have at most ${most} lines: split it.` })
    if (end - begin > longestLine)
      throw new Failure(428, { message: `Line ${line} has more than ${longestLine} characters. Nothing was imported.` })
    begin = end + 1
  }
  return text.split(/\r?\n/)
}

const delimiters = [',', ';', '\t', '|'] as const
type Delimiter = (typeof delimiters)[number]
type Delimited = {
  delimiter: Delimiter
  /** The text without the line by which Excel is told what parts its fields: `sep=;`. */
  text: string
  /** Whether there was such a line. */
  isNamed: boolean
}

/** What parts the fields of a text: what its first line names, else the sign that its header has most of. */
export function delimited(text: string): Delimited {
  const [line = '', named] = /^"?sep=([,;\t|])"?\r?(?:\n|$)/i.exec(text) ?? []
  if (named) return { delimiter: named as Delimiter, text: text.slice(line.length), isNamed: true }
  const [header = ''] = text.slice(0, longestLine).split(/\r?\n/, 1)
  const countOf = (sign: string) => header.split(sign).length
  const delimiter = delimiters.reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best))
  return { delimiter, text, isNamed: false }
}

/** The fields of a line. Null for what is not CSV; the database takes no NUL. */
function fieldsIn(line: string, delimiter: Delimiter): string[] | null {
  if (line.includes('\0')) return null
  try {
    return fieldsOf(line, delimiter)
  } catch {
    return null
  }
}

/**
 * A text of one row a line: the names in its header, the lines beneath it, which line of the file the first of them is,
 * and what reads the fields of one, null where it is not CSV. 428 where there are more than `most` lines.
 */
export function tableOf(text: string, most: number) {
  const table = delimited(text.replace(/^\uFEFF/, ''))
  const [header = '', ...lines] = linesOf(table.text, most)
  const fields = (line: string) => fieldsIn(line, table.delimiter)
  return { names: fields(header) ?? [], lines, firstLine: table.isNamed ? 3 : 2, fields }
}
