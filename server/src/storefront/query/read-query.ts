import { allBreedIds, species } from '@shop/contract/constants'
import { folded } from '@shop/contract/text'
import { gistOf, isTelling, termOf } from '../../platform/values/search-terms.ts'
import { singular, stemOf, wordsOf } from '../../platform/values/search-words.ts'
import { breedNicknames } from '../../reference/catalogue/breed-nicknames.ts'
import { type KnownTopic, topics } from '../../reference/catalogue/topics.ts'
import type { BreedRow, Catalogue } from '../catalogue/catalogue.ts'
import { lettersIn, type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** What somebody searches for, as it was understood. */
export type Query = {
  /** As it was typed, folded. */
  text: string
  /** The words that name its subject, slips mended; all of them where none does. */
  words: readonly string[]
  /** Whether any of them names a subject. */
  hasSubject: boolean
  /** Those that name no breed, in order. */
  rest: readonly string[]
  /** Of these, what is left without words of any question. */
  gist: readonly string[]
  /** The breeds that it names, the likeliest first, and the words that name them. */
  breeds: readonly BreedRow[]
  breedWords: readonly string[]
  /** Whether an animal is of that breed is what is asked. */
  isWhichBreed: boolean
  /** Dogs or cats, where it says so. */
  speciesId: number | undefined
  /** What no test answers: `isSure` where the query asks for nothing else. */
  topic: { found: KnownTopic; isSure: boolean } | null
}

const speciesWords = [
  { id: species.canine, words: /\b(?:dogs?|doggy|doggie|pupp(?:y|ies)|pups?|canine|bitch)\b/ },
  { id: species.feline, words: /\b(?:cats?|kitt(?:y|ens?)|feline|queen)\b/ },
]

/** Of a breed's name, what no breed is named by alone. */
const attributes = new Set(
  `dog cat of the and hair coat haired coated short long wire smooth rough curly hairless miniature toy mini standard giant
  large small white black red blue grey gray brown silver golden spotted american german english french british
  fawn australian belgian dutch swiss japanese chinese russian spanish italian irish scottish welsh tibetan siberian mountain
  water mixed breed domestic house type old tail point points`.split(/\s+/),
)

const standIns: readonly number[] = Object.values(allBreedIds)

/** Words in one form, so that those of a query equal those of a name. */
export const formsOf = (text: string) => lettersIn(text).map(singular)

type BreedNames = {
  /** Those with that name, and after them those with it in theirs, a spaniel's say. */
  called: (name: string) => { whole: readonly BreedRow[]; all: readonly BreedRow[] }
  beginning: (text: string) => readonly BreedRow[]
}

const byTests = (one: BreedRow, other: BreedRow) => other.testCount - one.testCount

function breedNamesOf(catalogue: Catalogue): BreedNames {
  const rows = catalogue.breeds.map(({ row }) => row).filter(({ id }) => !standIns.includes(id))
  const whole = new Map<string, Set<BreedRow>>()
  const heads = new Map<string, Set<BreedRow>>()
  const add = (names: Map<string, Set<BreedRow>>, name: string, row: BreedRow) => {
    if (!name || attributes.has(name) || name === 'mixed breed') return
    names.set(name, (names.get(name) ?? new Set()).add(row))
  }
  const nicknames = new Map(breedNicknames().map((one) => [`${one.speciesId} ${one.name}`, one.nicknames]))
  for (const row of rows) {
    const [noun = '', attribute] = row.name.split(', ')
    const turned = attribute ? `${attribute} ${noun}` : row.name
    const others = row.synonyms.filter((name) => name.length <= 40 && !/[(:]/.test(name))
    for (const name of [row.name, turned, ...others, ...(nicknames.get(`${row.speciesId} ${row.name}`) ?? [])])
      add(whole, formsOf(name).join(' '), row)
    add(heads, formsOf(turned).at(-1) ?? '', row)
    add(heads, formsOf(row.name)[0] ?? '', row)
  }
  const sorted = (found: Iterable<BreedRow> = []) => [...found].toSorted(byTests)
  return {
    called: (name) => {
      const named = sorted(whole.get(name))
      return { whole: named, all: [...new Set([...named, ...sorted(heads.get(name))])] }
    },
    beginning: (text) => {
      const named = rows.filter(({ name }) => folded(name).startsWith(text))
      const inside = rows.filter(({ name }) => formsOf(name).some((word) => word.startsWith(text)))
      return [...new Set([...sorted(named), ...sorted(inside)])]
    },
  }
}

/** Words beside a topic that ask no more than whether it is so. */
const neutral = new Set(
  `risk screen screening screened predict prediction predictor cause inherited hereditary early detect detection prone
  common chance likely bad has have having show tell find know check checked free clear clearance certificate score
  gene marker proof prevent diagnosis diagnose symptom treatment cure sign health healthy level possible there male female
  boy girl baby young pet animal breeder breeding vet need want should could would much more into out he she they her his
  got getting suffer suffering against about going being when will breed breeding stud litter new recommended uk us usa
  europe australia canada london online cheapest near`.split(/\s+/),
)

/** Words of questions, which are nobody's slips of a breed or a disease. */
const common =
  `kind part half look looks like really know find parts sort best good better want give gives given made make
  take takes come comes send sent work works long much many most more some other another before after without with only
  both each every why whose does could would should might must here there then than them they name names list page price
  cost cheap money refund return parcel order account email phone shop store card gift voucher code box card letter post
  mail home address privacy terms password login ship ships shipping delivery deliver country discount invoice receipt result results report reports sample swab kit kits swabs need help people person child years year
  month months week weeks day days today time first last next father mother dad mum mom`.split(/\s+/)

const neutralStems = new Set([...neutral].map(stemOf))
const idle = new Set([...neutral, ...common].map(stemOf))

type KnownPhrase = { words: readonly string[]; topic: KnownTopic }

const phraseWords = (phrase: string) => gistOf(phrase).split(' ').filter(Boolean).map(stemOf)

/** The longest of a topic's phrases in these words. `isKnown` tells whole words from those that are half typed. */
function topicOf(
  phrases: readonly KnownPhrase[],
  words: readonly string[],
  isKnown: (word: string) => boolean,
): Query['topic'] {
  // "Displas" may become dysplasia; "heart" is no half of a heartworm.
  const isMeant = (typed: string | undefined, word: string) =>
    typed === word || (typed !== undefined && typed.length > 4 && !isKnown(typed) && word.startsWith(typed))
  const isIn = ({ words: part }: KnownPhrase) =>
    words.some((_, start) => part.every((word, index) => isMeant(words[start + index], word)))
  const [longest] = phrases.filter(isIn).toSorted((one, other) => other.words.length - one.words.length)
  if (!longest) return null
  const others = words.filter((word) => !longest.words.some((one) => isMeant(word, one)) && !neutralStems.has(word))
  return { found: longest.topic, isSure: longest.words.length > 1 || !others.length }
}

/** Where in the words a breed is named: the longest name there is, and a whole one before a part of one. */
function breedIn({ called }: BreedNames, words: readonly string[]) {
  for (const isWhole of [true, false])
    for (let length = Math.min(words.length, 6); length > 0; length--)
      for (let start = 0; start + length <= words.length; start++) {
        const { whole, all } = called(words.slice(start, start + length).join(' '))
        if (isWhole ? whole.length : all.length) return { start, length, breeds: all }
      }
  return null
}

/** "Is my cat a Maine Coon?" and "part husky" ask for a breed, and nothing about it. */
const asksForBreed =
  /^(?:is|are) (?:my|this|our|he|she|it|they|these)\b.*\ban?\b|\b(?:part|half|mixed|mix|cross|crossed|pure|purebred)\b/

const romans = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii']
/** "Factor 7" as it is written of factors of clotting: "factor vii". */
const inRoman = (text: string) =>
  text.replace(
    /\b(factor|mps) ?(\d{1,2})\b/gi,
    (_, word: string, number: string) => `${word} ${romans[Number(number)] ?? number}`,
  )

export type QueryReader = { read: (text: string) => Query; beginning: BreedNames['beginning'] }

function makeReader(catalogue: Catalogue): QueryReader {
  const names = breedNamesOf(catalogue)
  const phrases = topics().flatMap((topic) =>
    topic.phrases.map((phrase) => ({ words: phraseWords(phrase), topic })).filter(({ words }) => words.length > 0),
  )
  const rows = catalogue.products.map(({ row }) => row)
  const vocabulary: Vocabulary = vocabularyOf(
    [
      ...rows.map(({ searchText }) => searchText),
      ...catalogue.breeds.map(({ row }) => [row.name, ...row.synonyms].join(' ')),
      ...breedNicknames().flatMap(({ nicknames }) => nicknames),
      ...topics().flatMap((topic) => topic.phrases),
    ],
    [
      ...rows.map(({ description, summary }) => `${description} ${summary}`),
      ...topics().map(({ why }) => why),
      ...neutral,
      ...common,
    ],
  )
  /** A word as it is meant; what is no plain word, "mdr-1", is meant as it is. */
  const mended = (word: string) =>
    /^\p{L}+$/u.test(word) && termOf(word) !== null ? singular(vocabulary.meant(word) ?? word) : word

  return {
    beginning: names.beginning,
    read: (text) => {
      const all = wordsOf(inRoman(text)).map(mended)
      const telling = all.filter(isTelling)
      const forms = all.flatMap((word) => formsOf(word))
      const breed = breedIn(names, forms)
      const breedWords = breed ? forms.slice(breed.start, breed.start + breed.length) : []
      const unnamed = telling.filter((word) => !formsOf(word).every((form) => breedWords.includes(form)))
      // "Health tests for a Golden Retriever", "a cheap DNA test": beside a breed, or alone, such words ask for nothing.
      const meaning = unnamed.filter((word) => !idle.has(stemOf(word)))
      const rest = breed || !meaning.length ? meaning : unnamed
      const subject = rest.flatMap((word) => formsOf(word)).filter((word) => termOf(word) !== null)
      return {
        text: folded(text).trim(),
        words: rest.length || breed ? telling : all,
        hasSubject: rest.length > 0 || breed !== null,
        rest,
        gist: meaning,
        breeds: breed?.breeds ?? [],
        breedWords,
        isWhichBreed: breed !== null && asksForBreed.test(folded(text).trim()),
        speciesId: speciesWords.find(({ words: named }) => named.test(folded(text)))?.id,
        topic: topicOf(phrases, subject.map(stemOf), vocabulary.isKnown),
      }
    },
  }
}

const readers = new WeakMap<object, QueryReader>()

/** Reads queries as this catalogue knows breeds and words; made with the first search of it. */
export function queryReader(catalogue: Catalogue): QueryReader {
  // The texts stay the same objects while no text of the catalogue has changed.
  const key = catalogue.texts.all()
  const { read, beginning } = readers.get(key) ?? makeReader(catalogue)
  readers.set(key, { read, beginning })
  // A breed may have another coat or more tests since.
  const now = (breeds: readonly BreedRow[]) => breeds.flatMap(({ id }) => catalogue.breed(id)?.row ?? [])
  return {
    read: (text) => {
      const query = read(text)
      return { ...query, breeds: now(query.breeds) }
    },
    beginning: (text) => now(beginning(text)),
  }
}
