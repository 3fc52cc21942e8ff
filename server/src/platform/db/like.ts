import { folded, joined } from '@shop/contract/text'
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** LIKE patterns in which a visitor's own `%` and `_` mean themselves. */
export const containing = (text: string) => `%${literal(text)}%`
export const startingWith = (text: string) => `${literal(text)}%`

/** A plural is searched for as what it is of, which it contains. */
const singular = (word: string) => (/^\p{L}{4,}[^siu]s$/u.test(word) ? word.slice(0, -1) : word)

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

/** A short name and its number, "mdr 1", are one word, as are "mdr-1" and "mdr.1". */
const numbered = /(?<=(?:^|[ "'(])[a-z]{1,5})[-. ](?=\d{1,2}[a-z]?(?:[ "'),.;:?!]|$))/g
const blank = '\u00a0'

/** The words that somebody searches with, as what is searched is folded, without what ends a sentence. */
export const wordsOf = (text: string): string[] =>
  folded(text)
    .replace(/\s+/g, ' ')
    .replace(numbered, blank)
    .split(' ')
    .filter(Boolean)
    // What is nothing but such signs is searched for as it is.
    .map((word) => singular(word.replace(/^["'(]+|(?<!["'),.;:?!])["'),.;:?!]+$/g, '') || word).replace(blank, ' '))

/** Of few letters only where a word begins: "red" is not in "inherited". */
const has = (text: SQLWrapper, word: string): SQL =>
  /^[a-z0-9]{1,3}$/.test(word) ? sql`${text} ~ ${`\\m${word}`}` : sql`${text} like ${containing(word)}`

/**
 * Whether a text, made by the database's `searchable`, has a word: as it is written, without its dashes, dots and
 * apostrophes, or all of its parts.
 */
export function having(text: SQLWrapper, word: string): SQL {
  const [parts, whole] = [word.split(/[-./ ]/), joined(word).replace(' ', '')]
  if (!whole || whole === word) return has(text, word)
  const areParts = parts.length > 1 && (word.includes(' ') || parts.every(({ length }) => length > 1))
  const all = areParts
    ? sql` or (${sql.join(
        parts.map((part) => has(text, part)),
        sql` and `,
      )})`
    : sql``
  return sql`(${has(text, word)} or ${has(text, whole)}${all})`
}

/** How much a text's most alike word resembles this one, by their trigrams: 0 to 1 (pg_trgm). */
export const resemblance = (text: SQLWrapper, word: string): SQL<number> =>
  sql<number>`strict_word_similarity(${word}::text, ${text})`

/** "Labardor" resembles "labrador" by 0.38; "unicorn" resembles nothing we sell by more than 0.24, but "lost" loss by 0.43. */
const leastResemblance = (word: string) => (word.length < 5 ? 0.5 : 0.38)

/** Shorter words, a gene's "MC1" or a pattern's "%", are meant as they are written. */
const fewestLetters = 4

const isShort = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, '').length < fewestLetters

/** Every word is in the text, or one that is written much like it. Slow beside LIKE: for when that finds nothing. */
export const resembling = (text: SQLWrapper, words: readonly string[]): SQL[] =>
  words.map((word) =>
    isShort(word) ? having(text, word) : sql`${resemblance(text, word)} >= ${leastResemblance(word)}`,
  )

/** At least half of the words are in the text; one that is written much like it counts half. */
export function havingMost(text: SQLWrapper, words: readonly string[]): { score: SQL<number>; isEnough: SQL } {
  const each = words.map((word) =>
    isShort(word)
      ? sql`case when ${having(text, word)} then 1.0 else 0 end`
      : sql`case when ${having(text, word)} then 1.0 when ${resemblance(text, word)} >= ${leastResemblance(word)} then 0.5 else 0 end`,
  )
  const score = sql<number>`(${sql.join(each, sql` + `)})`
  return { score, isEnough: sql`${score} >= ${words.length / 2}` }
}
