import { Failure } from '@shop/contract/failure'

/** A line of a bank's or a laboratory's file has a few hundred characters. */
const longestLine = 10_000

/**
 * The lines of a file, without the mark at its beginning. 428 where there are more than `most` or one is too long:
 * before they are split, for 32 MB of empty lines would be a gigabyte of texts.
 */
export function linesOf(text: string, most: number): string[] {
  let begin = 0
  for (let line = 1; begin <= text.length; line++) {
    const next = text.indexOf('\n', begin)
    const end = next < 0 ? text.length : next
    if (line > most) throw new Failure(428, { message: `A file may have at most ${most} lines: split it.` })
    if (end - begin > longestLine)
      throw new Failure(428, { message: `Line ${line} has more than ${longestLine} characters. Nothing was imported.` })
    begin = end + 1
  }
  return text.replace(/^\uFEFF/, '').split(/\r?\n/)
}
