import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** LIKE patterns in which a visitor's own `%` and `_` mean themselves. */
export const containing = (text: string) => `%${literal(text)}%`
export const startingWith = (text: string) => `${literal(text)}%`

/** The words that somebody searches with, in lower case as what is searched. */
export const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

/** How much a text's most alike word resembles this one, by their trigrams: 0 to 1 (pg_trgm). */
export const resemblance = (text: SQLWrapper, word: string): SQL<number> =>
  sql<number>`strict_word_similarity(${word}::text, ${text})`

/** "Labardor" resembles "labrador" by 0.38; "unicorn" resembles nothing we sell by more than 0.24. */
const leastResemblance = 0.38

/** Shorter words, a gene's "MC1" or a pattern's "%", are meant as they are written. */
const fewestLetters = 4

/** Every word is in the text, or one that is written much like it. Slow beside LIKE: for when that finds nothing. */
export const resembling = (text: SQLWrapper, words: readonly string[]): SQL[] =>
  words.map((word) =>
    word.replace(/[^\p{L}\p{N}]/gu, '').length < fewestLetters
      ? sql`${text} like ${containing(word)}`
      : sql`${resemblance(text, word)} >= ${leastResemblance}`,
  )
