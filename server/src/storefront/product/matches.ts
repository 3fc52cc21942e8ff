import { productTypes } from '@shop/contract/constants'
import { spell } from '@shop/contract/spelling'
import { folded } from '@shop/contract/text'
import { gistOf, termOf } from '../../platform/values/search-terms.ts'
import type { Catalogue, CataloguedProduct } from '../catalogue/catalogue.ts'
import { both, either, type Found, type TextIndex } from '../catalogue/text-index.ts'
import { formsOf, type Query } from '../query/read-query.ts'
import { questionRank } from './for-owners.ts'
import { isListed } from './listed.ts'

/** How a product answers a query: nothing, or by how much. */
export type Match = {
  /** Only most of the words are in it, or it only speaks of them. */
  isLoose?: true
  isFound: (place: number) => boolean
  score: (place: number) => number
}

/** Of all products, those that a word must be in at most to tell one from another: "breed" is in most. */
const mostTold = 0.25

/** What every page speaks of, a test or a dog, and no subject. */
const isGeneral = (word: string) => /\p{L}/u.test(word) && gistOf(word) === '' && termOf(word) !== null

const countOf = (found: Found) => found.reduce((sum, is) => sum + is, 0)
function foundIn(
  products: Catalogue['products'],
  isAny: boolean,
  isFound: (product: CataloguedProduct) => boolean,
): Found {
  const found = new Uint8Array(products.length)
  if (isAny) for (const product of products) if (isFound(product)) found[product.place] = 1
  return found
}
const once = (find: (word: string) => Found) => {
  const known = new Map<string, Found>()
  return (word: string) => {
    const found = known.get(word) ?? find(word)
    known.set(word, found)
    return found
  }
}
/** How many of the words a text has, of 1. */
const shareOf = (found: readonly Found[], place: number) =>
  found.length ? found.reduce((sum, each) => sum + (each[place] ?? 0), 0) / found.length : 0

/**
 * What a query finds among the catalogue's texts: what people call so; what has all words, a breed's by being for it;
 * else what describes itself with them; else what has most of them.
 */
function* matchesFor(catalogue: Catalogue, query: Query, isByName: boolean): Generator<Match> {
  const { texts, products } = catalogue
  const index = isByName ? texts.names() : texts.all()
  const { rest, breeds, breedWords, topic } = query
  const isTopic = topic?.isSure === true
  const isFor = foundIn(products, breeds.length > 0, (product) => breeds.some(({ id }) => product.breedIds.has(id)))
  const species = new Set(breeds.map(({ speciesId }) => speciesId))
  // A colour or a blood group is asked of any breed, a disease only of those that have it.
  const isForAny = foundIn(
    products,
    breeds.length > 0,
    ({ row }) => species.has(row.speciesId ?? 0) && (row.isForAllBreeds || row.typeId !== productTypes.disease),
  )
  const having = once(index.having)
  const named = once(texts.names().having)
  const telling = rest.filter((word) => countOf(having(word)) <= products.length * mostTold)
  const words = telling.length ? telling : rest

  const called = calledIn(index, query)
  const inName = words.map(named)
  const whole = texts.names().containing(query.text)
  const isGene = either(...query.words.map(texts.genes().exactly))
  const topicIds = new Set(isTopic ? topic.found.productIds : [])
  const isOfTopic = foundIn(products, isTopic, ({ row }) => topicIds.has(row.id))
  const namesBreed = breeds.length > 0 && !query.isWhichBreed ? both(...breedWords.map(named)) : null
  const profileId = rest.length ? undefined : breeds[0]?.fullBreedProfileId
  const score = (place: number) =>
    (products[place]?.row.id === profileId ? 10 : 0) +
    (called[place] ?? 0) * (query.isWhichBreed ? 20 : 8) +
    (isOfTopic[place] ? 6 : 0) +
    (isGene[place] ? 5 : 0) +
    shareOf(inName, place) * 4 +
    (isFor[place] ? 3 : isForAny[place] ? 2 : 0) +
    (whole[place] ? 2 : 0) +
    (folded(products[place]?.row.name ?? '') === query.text ? 3 : 0) +
    (namesBreed?.[place] ? (rest.length ? 1 : 4) : 0)

  const all = words.map(having)
  const isIn = (found: readonly Found[]) => (place: number) => found.every((each) => each[place] === 1)
  const hasAll = isIn(all)
  const isNamed = isIn(inName)
  const isCalled = (place: number) => called[place] === 1 || isOfTopic[place] === 1
  const isCalledAtAll = called.includes(1) || topicIds.size > 0
  // The words of a breed are answered by what is for it.
  const forBreed = breeds.length
    ? isIn([either(both(...breedWords.map(having)), ...(isByName ? [] : rest.length ? [isFor, isForAny] : [isFor]))])
    : () => true

  if (query.isWhichBreed) yield { isFound: isCalled, score }
  if (!query.hasSubject && query.words.some(isGeneral)) {
    // "DNA test for my cat": all that answers whole questions, in the order of owners.
    if (isCalledAtAll) yield { isFound: isCalled, score }
    const rankAt = (place: number) => questionRank(products[place]?.row)
    yield { isFound: (place) => rankAt(place) >= 0, score: (place) => -rankAt(place) }
    return
  }
  if (isCalledAtAll) {
    // Where people call some so, others that only speak of it are no better.
    const isMeant = (place: number) => isCalled(place) || (telling.length > 0 && !isTopic && isNamed(place))
    const isNear = (place: number) =>
      isMeant(place) || (breeds.length > 0 && telling.length > 0 && !isTopic && hasAll(place))
    yield { isFound: (place) => isNear(place) && forBreed(place), score }
    if (!isTopic && !breeds.length) yield { isFound: isMeant, score }
  }
  if (isTopic) return
  yield { isFound: (place) => (words.length > 0 || breeds.length > 0) && hasAll(place) && forBreed(place), score }
  yield { isFound: (place) => (called[place] ?? 0) > 0 && forBreed(place), score }
  const asked = query.words
  if (!isByName) {
    const describes = isIn(asked.map(texts.descriptions().having))
    yield { isLoose: true, isFound: (place) => describes(place) && forBreed(place), score }
  }
  // Most of the words, a breed as one of them.
  const mostAt = (place: number) => shareOf(all, place) + Number(breeds.length > 0) / (all.length + 1)
  if (asked.length > 1)
    yield {
      isLoose: true,
      isFound: (place) => forBreed(place) && shareOf(all, place) > 0 && mostAt(place) > 0.5,
      score: (place) => mostAt(place) * 20 + score(place),
    }
  // Of a whole sentence, whatever tells most: the fewer have a word, the more it tells.
  if (isByName || words.length < 4) return
  const weights = all.map((found) => (countOf(found) ? Math.log(products.length / countOf(found)) : 0))
  const weightAt = (place: number) => all.reduce((sum, found, at) => sum + (found[place] ? (weights[at] ?? 0) : 0), 0)
  yield { isLoose: true, isFound: (place) => forBreed(place) && weightAt(place) > 0, score: weightAt }
}

/** What a query finds, the likeliest first; without words of any question too, before what only comes near. */
export function* matchesOf(catalogue: Catalogue, query: Query, isByName: boolean): Generator<Match> {
  const isShorter = query.gist.length > 0 && query.gist.length < query.rest.length
  const readings = isShorter
    ? [query, { ...query, rest: query.gist, words: [...query.breedWords, ...query.gist] }]
    : [query]
  for (const reading of readings)
    for (const match of matchesFor(catalogue, reading, isByName)) if (!match.isLoose) yield match
  for (const match of matchesFor(catalogue, query, isByName)) if (match.isLoose) yield match
}

/**
 * How much of what a query asks is what people call each product: 1 where it is all of it, the share of its words where
 * it is at least half of them.
 */
function calledIn(index: TextIndex, { text, rest, isWhichBreed }: Query): Float32Array {
  const called = new Float32Array(index.size)
  const note = (gist: string, share: number) => {
    index.called(gist).forEach((is, place) => {
      if (is) called[place] = Math.max(called[place] ?? 0, share)
    })
  }
  note(isWhichBreed ? 'breed' : gistOf(text), 1)
  const words = gistOf(rest.join(' ')).split(' ').filter(Boolean)
  for (let length = words.length; length * 2 >= words.length && length > 0; length--)
    for (let start = 0; start + length <= words.length; start++)
      note(words.slice(start, start + length).join(' '), length / words.length)
  // Each word may be another of its names: "litter pack".
  const each = words.map(index.called)
  for (let place = 0; place < called.length; place++) if (shareOf(each, place) === 1) called[place] = 1
  return called
}

/** Whether all of these are words of a name, and not parts of words. */
function hasForms(name: string, words: readonly string[]): boolean {
  const forms = formsOf(`${name} ${spell(name, 'US')}`)
  return words.every((word) => formsOf(word).every((form) => forms.includes(form)))
}

/** What asks for a test, of whatever it may be. */
const asksForTest = /^(?:dna|genetic|gene|tests?|testing|tested)$/

/**
 * Whether a query names tests: people call some so, all of its words are in one's name, one is its gene, or it asks for
 * any at all.
 */
export function answersInTests({ texts, products }: Catalogue, { words, rest, ...query }: Query): boolean {
  if (calledIn(texts.all(), { words, rest, ...query }).includes(1)) return true
  if (!rest.length) return !query.breeds.length && words.some((word) => asksForTest.test(word))
  const inNames = both(...rest.map(texts.names().having))
  return (
    products.some(({ row, place }) => isListed(row) && inNames[place] === 1 && hasForms(row.name, rest)) ||
    either(...words.map(texts.genes().exactly)).includes(1)
  )
}
