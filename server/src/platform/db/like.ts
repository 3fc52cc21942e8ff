import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** LIKE patterns in which a visitor's own `%` and `_` mean themselves. */
export const containing = (text: string) => `%${literal(text)}%`
export const startingWith = (text: string) => `${literal(text)}%`

/** A plural is searched for as what it is of, which it contains. */
const singular = (word: string) => (/^\p{L}{4,}[^siu]s$/u.test(word) ? word.slice(0, -1) : word)

/** The words that somebody searches with, in lower case as what is searched, without what ends a sentence. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    // What is nothing but such signs is searched for as it is.
    .map((word) => singular(word.replace(/^["'(]+|(?<!["'),.;:?!])["'),.;:?!]+$/g, '') || word))

/** Whether a text, in lower case, has a word; of few letters only where a word begins: "red" is not in "inherited". */
export const having = (text: SQLWrapper, word: string): SQL =>
  /^[a-z0-9]{1,3}$/.test(word) ? sql`${text} ~ ${`\\m${word}`}` : sql`${text} like ${containing(word)}`

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
