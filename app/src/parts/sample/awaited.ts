import { resultWeeks } from '@shop/contract/promise'
import type { AnimalBarcode } from '@shop/contract/sample'
import { isInLaboratory } from '@shop/contract/sample-stage'
import type { AnimalPage } from '../../paths.ts'
import { expectedSentence } from './expected.ts'

type Awaited = Pick<AnimalBarcode, 'stage' | 'problem' | 'expectedAt' | 'tests'>
type Kind = keyof AnimalBarcode['tests']

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

/** "24 disease tests, 9 trait tests and the DNA profile"; empty where nothing is read. */
const allOf = ({ diseases, traits, profiles, breeds }: AnimalBarcode['tests']) =>
  listFormat.format([
    ...(diseases ? [counted(diseases, 'disease test')] : []),
    ...(traits ? [counted(traits, 'trait test')] : []),
    ...(profiles ? ['the DNA profile'] : []),
    ...(breeds ? ['the share of each breed'] : []),
  ])

/** The kind of test that fills a page, with what comes there and what it says where none comes. */
const fills: Partial<Record<AnimalPage, { kind: Kind; comes: (count: number) => string; none: string }>> = {
  health: {
    kind: 'diseases',
    comes: (count) => `What comes here: ${counted(count, 'disease test')}, each with what it means.`,
    none: 'This sample is read for no disease.',
  },
  traits: {
    kind: 'traits',
    comes: (count) => `What comes here: ${counted(count, 'trait test')} of coat, colour and body.`,
    none: 'This sample is read for no trait.',
  },
  breeds: {
    kind: 'breeds',
    comes: () => 'What comes here: the share of each breed in the mix.',
    none: 'This sample is not read for breeds.',
  },
  'dna-profile': {
    kind: 'profiles',
    comes: () => 'What comes here: the DNA profile, by which an animal is known for life.',
    none: 'This sample is read for no DNA profile.',
  },
}

/** What a sample will bring to a page, in a sentence or two; null is the overview, which has all of it. */
export function awaitedText(tests: AnimalBarcode['tests'], page: AnimalPage | null): string {
  const all = allOf(tests)
  const part = page && fills[page]
  if (part && tests[part.kind]) return part.comes(tests[part.kind])
  return [part?.none, all && `What comes from it: ${all}.`].filter(Boolean).join(' ')
}

/** When a sample's results can be there, as its tracker has it, or as it is promised; empty where something is in its way. */
export function expectedText({ stage, problem, expectedAt, tests }: Awaited, country: string): string {
  if (problem && problem !== 'partial_result') return ''
  if (expectedAt) return expectedSentence(expectedAt, country)
  const weeks = tests.breeds ? resultWeeks.mixBreed : resultWeeks.tests
  return `Expected within ${weeks} weeks after the swab ${isInLaboratory(stage) ? 'reached' : 'reaches'} the laboratory.`
}
