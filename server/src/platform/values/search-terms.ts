import { folded } from '@shop/contract/text'

/** Filler words of a query. */
const fillers = new Set(
  'a an and any are at be can did do does for from get have how i if in is it me my not of on or our s the there this to was we what when where which who why will with you your that these those mean means meaning need needs'.split(
    ' ',
  ),
)

/** A word as it is compared: without its accents and its case; null where it is only a filler. */
export function termOf(word: string): string | null {
  const term = folded(word)
  return term && !fillers.has(term) ? term : null
}

/** Words that fit nearly every page, so that a search cannot distinguish pages by them. */
const general = new Set(
  'dna genetic gene disease diseases problem problems test tests testing tested kit kits buy order best dog dogs cat cats canine feline puppy puppies kitten kittens pup pups doggy doggie kitty'.split(
    ' ',
  ),
)

/** Whether a word distinguishes one product or page from others. */
export const isTelling = (word: string): boolean => {
  const term = termOf(word)
  return term !== null && /[\p{L}\p{N}]/u.test(term) && !general.has(term)
}

/** What a query is about: "what breed is my dog?" and "breed test" are both "breed". Empty where it is about nothing. */
export const gistOf = (text: string): string =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => termOf(word) ?? [])
    .filter((term) => !general.has(term))
    .join(' ')
