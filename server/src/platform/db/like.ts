import { folded, joined } from '@shop/contract/text'
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** LIKE patterns in which a visitor's own `%` and `_` mean themselves. */
export const containing = (text: string) => `%${literal(text)}%`
export const startingWith = (text: string) => `${literal(text)}%`

/** A text as the database compares it; `folded` of the contract is the same. */
export const foldedColumn = (text: SQLWrapper): SQL<string> => sql<string>`folded(${text})`

/** `isCalledLike` for a column that is stored as it compares a name. */
export function hasPlainPart(column: SQLWrapper, part: string): SQL {
  const plain = joined(folded(part)).replaceAll('"', '')
  if (!plain) return sql`false`
  // The index of trigrams is no help with less than three letters, and reading all of it takes longest.
  return plain.length < 3 ? sql`strpos(${column}, ${plain}) > 0` : sql`${column} like ${containing(plain)}`
}

/** Whether a name has a part, whatever accents, case, quotes, dashes and dots either is written with. */
export const isCalledLike = (name: SQLWrapper, part: string): SQL =>
  hasPlainPart(sql`translate(${foldedColumn(name)}, '-./"''', '')`, part)

/** Whether a number has a part, wherever its blanks are too. */
export function isNumberedLike(number: SQLWrapper, part: string): SQL {
  const plain = joined(folded(part)).replaceAll(' ', '')
  return plain ? sql`translate(${foldedColumn(number)}, '-./'' ', '') like ${containing(plain)}` : sql`false`
}
