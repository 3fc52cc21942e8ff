import { folded, joined } from '@shop/contract/text'
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** LIKE patterns in which a visitor's own `%` and `_` mean themselves. */
export const containing = (text: string) => `%${literal(text)}%`
export const startingWith = (text: string) => `${literal(text)}%`

/** A text as the database compares it; `folded` of the contract is the same. */
export const foldedColumn = (text: SQLWrapper): SQL<string> => sql<string>`folded(${text})`

/** Whether a name has a part, whatever accents, case, quotes, dashes and dots either is written with. */
export function isCalledLike(name: SQLWrapper, part: string): SQL {
  const plain = joined(folded(part)).replaceAll('"', '')
  return plain ? sql`translate(${foldedColumn(name)}, '-./"''', '') like ${containing(plain)}` : sql`false`
}

/** Whether a number has a part, wherever its blanks are too. */
export function isNumberedLike(number: SQLWrapper, part: string): SQL {
  const plain = joined(folded(part)).replaceAll(' ', '')
  return plain ? sql`translate(${foldedColumn(number)}, '-./'' ', '') like ${containing(plain)}` : sql`false`
}
