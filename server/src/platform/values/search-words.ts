import { folded } from '@shop/contract/text'

/** A plural is searched for as what it is of, which it contains, but for two. */
export const singular = (word: string) =>
  word === 'puppies' || word === 'kitties'
    ? `${word.slice(0, -3)}y`
    : /^\p{L}{2,}[^siu]s$/u.test(word)
      ? word.slice(0, -1)
      : word

/** What is left of a word without its ending: "scratching", "scratches" and "scratched" are one. */
export const stemOf = (word: string) => singular(word).replace(/^(\p{L}{4,}?)(?:ings?|ed|es|e|s)$/u, '$1')

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

/** "Labardor" resembles "labrador" by 0.38; "unicorn" resembles nothing we sell by more than 0.24, but "lost" loss by 0.43. */
export const leastResemblance = (word: string) => Math.fround(word.length < 5 ? 0.5 : 0.38)

/** Shorter words, a gene's "MC1" or a pattern's "%", are meant as they are written. */
const fewestLetters = 4

export const isShort = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, '').length < fewestLetters
