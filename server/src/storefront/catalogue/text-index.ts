import { folded, joined } from '@shop/contract/text'
import { stemOf } from '../../platform/values/search-words.ts'

/** A text as search reads it: folded, and once more without its dashes, dots and apostrophes. */
const searchable = (text: string): string => `${folded(text)} | ${joined(folded(text))}`

/** Which of the texts something is found in, by their places. */
export type Found = Uint8Array

/** Texts that are searched by the words in them, as these are folded. */
export type TextIndex = {
  /** How many texts there are. */
  size: number
  /** Those that have a word: as it is written, without its dashes, dots and apostrophes, or all of its parts. */
  having: (word: string) => Found
  /** Those in which it is written between blanks. */
  exactly: (token: string) => Found
  /** Those that have this written somewhere, blanks too. */
  containing: (part: string) => Found
  /** Those that have a phrase marked (`phraseMark` of the catalogue's search words). */
  called: (gist: string) => Found
  /** How much each text's most alike word, or two that follow each other, resembles this one, by their trigrams: 0 to 1. */
  resemblance: (word: string, least?: number) => Float32Array
}

const push = <Key>(lists: Map<Key, number[]>, key: Key, value: number) => {
  const list = lists.get(key)
  if (!list) lists.set(key, [value])
  else if (list.at(-1) !== value) list.push(value)
}

/** Where each of the things of these texts is. */
function placesOf(texts: readonly string[], thingsIn: (text: string) => Iterable<string>): Map<string, number[]> {
  const places = new Map<string, number[]>()
  texts.forEach((text, place) => {
    for (const thing of thingsIn(text)) push(places, thing, place)
  })
  return places
}

const tokensIn = (text: string) => text.split(/\s+/)
const stemsOf = (gist: string) => gist.split(' ').map(stemOf).join(' ')
const marksIn = (text: string) => [...text.matchAll(/=([^=|]+)\|/g)].map(([, gist = '']) => stemsOf(gist))

const last = new Map<string, { texts: readonly string[]; index: TextIndex }>()

/** The index of these texts. It is made again only when one of them has changed: a new price changes none. */
export function indexed<Item>(name: string, items: readonly Item[], textOf: (item: Item) => string): TextIndex {
  const texts = items.map(textOf)
  const before = last.get(name)
  if (before?.texts.length === texts.length && texts.every((text, place) => text === before.texts[place]))
    return before.index
  const index = textIndex(texts)
  last.set(name, { texts, index })
  return index
}

export function textIndex(written: readonly string[]): TextIndex {
  const texts = written.map(searchable)
  const tokens = placesOf(texts, tokensIn)
  const marks = placesOf(texts, marksIn)
  let alike: ReturnType<typeof likenessIndex> | undefined

  const at = (places: readonly number[]) => {
    const found = new Uint8Array(texts.length)
    for (const place of places) found[place] = 1
    return found
  }
  const inTokens = (isIn: (token: string) => boolean) => {
    const found = new Uint8Array(texts.length)
    for (const [token, places] of tokens) if (isIn(token)) for (const place of places) found[place] = 1
    return found
  }
  const containing = (part: string): Found =>
    /\s/.test(part)
      ? Uint8Array.from(texts, (text) => (text.includes(part) ? 1 : 0))
      : inTokens((token) => token.includes(part))
  /** Of few letters only where a word begins: "red" is not in "inherited". */
  const has = (word: string): Found => {
    if (!/^[a-z0-9]{1,3}$/.test(word)) return containing(word)
    const begins = new RegExp(`(?<![\\p{L}\\p{N}_])${word}`, 'u')
    return inTokens((token) => begins.test(token))
  }

  return {
    size: texts.length,
    exactly: (token) => at(tokens.get(token) ?? []),
    containing,
    called: (gist) => at(marks.get(stemsOf(gist)) ?? []),
    having: (word) => {
      const whole = joined(word).replace(' ', '')
      if (!whole || whole === word) return has(word)
      const parts = word.split(/[-./ ]/)
      const areParts = parts.length > 1 && (word.includes(' ') || parts.every(({ length }) => length > 1))
      return either(has(word), has(whole), ...(areParts ? [both(...parts.map(has))] : []))
    },
    resemblance: (word, least = 0) => (alike ??= likenessIndex(texts))(word, least),
  }
}

const combined = (all: readonly Found[], join: (one: number, other: number) => number): Found => {
  const [first, ...rest] = all as [Found, ...Found[]]
  const found = Uint8Array.from(first)
  for (const other of rest) other.forEach((is, place) => (found[place] = join(found[place] ?? 0, is)))
  return found
}
/** What is in all of them. */
export const both = (...all: readonly Found[]): Found => combined(all, (one, other) => one & other)
/** What is in any of them. */
export const either = (...all: readonly Found[]): Found => combined(all, (one, other) => one | other)

const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** As pg_trgm cuts a text: "cat" is "  c", " ca", "cat" and "at ". */
const trigramsOf = (text: string): Set<string> =>
  new Set(
    lettersIn(text).flatMap((word) => {
      const padded = `  ${word} `
      return Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3))
    }),
  )

/** Every word, every two that follow each other, and what is written as one: "omia:000218-9615". */
const termsIn = (text: string) => {
  const words = lettersIn(text)
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`)
  const longer = tokensIn(text).flatMap((token) => {
    const parts = lettersIn(token)
    return parts.length > 2 ? parts.join(' ') : []
  })
  return [...words, ...pairs, ...longer]
}

/** The likeness of words as pg_trgm's strict_word_similarity has it, over all texts at once. */
function likenessIndex(texts: readonly string[]) {
  const terms = [...placesOf(texts, termsIn)].map(([term, places]) => ({ places, trigrams: trigramsOf(term) }))
  const termsWith = new Map<string, number[]>()
  terms.forEach(({ trigrams }, term) => {
    for (const trigram of trigrams) push(termsWith, trigram, term)
  })
  const sizes = Uint16Array.from(terms, ({ trigrams }) => trigrams.size)
  const shared = new Uint16Array(terms.length)

  return (word: string, least: number): Float32Array => {
    const best = new Float32Array(texts.length)
    const wanted = trigramsOf(word)
    const touched: number[] = []
    for (const trigram of wanted)
      for (const term of termsWith.get(trigram) ?? []) {
        if (!shared[term]) touched.push(term)
        shared[term] = (shared[term] ?? 0) + 1
      }
    for (const term of touched) {
      const common = shared[term] ?? 0
      shared[term] = 0
      const likeness = Math.fround(common / (wanted.size + (sizes[term] ?? 0) - common))
      if (likeness < least) continue
      for (const place of terms[term]?.places ?? []) best[place] = Math.max(best[place] ?? 0, likeness)
    }
    return best
  }
}
