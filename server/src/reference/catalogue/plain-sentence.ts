import { tags } from '@shop/contract/constants'
import { isXLinked, modeOf } from '../genetics/inheritance.ts'
import { isDisease, speciesOf, type TestFacts } from '../genetics/test-facts.ts'
import { readRows } from './csv.ts'
import { dataFolder } from './data-folder.ts'
import type { Refuse } from './rows.ts'

const kinds = ['sentence', 'outcome', 'carried'] as const

/**
 * What a line of plain_sentences.csv has of a product. Of a test, what happens to the animal ("go blind from collie eye
 * anomaly"), or what it can only pass on ("long hair"): how it is inherited makes a sentence of either. Or all of it.
 */
type Wording = { name: string; kind: (typeof kinds)[number]; text: string }

/** By product. A line that has no wording, or two, is refused. */
export function readWordings(refuse: Refuse, folder = dataFolder): Map<number, Wording> {
  return new Map(
    readRows(folder, 'plain_sentences.csv', ['product_id', 'test_name', ...kinds], refuse).flatMap((row) => {
      const [kind, ...more] = kinds.filter((one) => row[one])
      if (kind && !more.length) return [[Number(row.product_id), { name: row.test_name, kind, text: row[kind] }]]
      refuse(row, 'needs one wording')
      return []
    }),
  )
}

let known: Map<number, Wording> | null = null
const wordings = () => (known ??= readWordings(() => {}))

type Facts = Pick<TestFacts, 'name' | 'typeId' | 'speciesId' | 'modeOfInheritance' | 'oneCopy' | 'twoCopies'>
type Row = Facts & { id: number; tagIds: readonly number[]; summary: string }

/**
 * What a product tells its buyer, without genes, modes of inheritance or a full stop: "Tells whether your dog can go
 * blind from collie eye anomaly, and whether its puppies could". Docs/plain-sentences.md lists them all.
 */
export function plainSentenceOf(row: Row): string {
  const { id, name, tagIds, summary } = row
  const wording = wordings().get(id)
  if (wording) return wording.kind === 'sentence' ? wording.text : testSentence(row, wording)
  if (!tagIds.includes(tags.fullBreedProfile)) return summary
  return `Every test we have for the ${name.replace(/ full breed profile$/, '')}, from one swab`
}

function testSentence(facts: Facts, { kind, text }: Wording): string {
  const animal = speciesOf(facts)
  if (kind === 'carried')
    return `Tells whether your ${animal} ${isDisease(facts) ? 'carries' : 'has the gene for'} ${text}, ${passedOn(facts)}`
  const mode = modeOf(facts.modeOfInheritance)
  const decisive = mode === 'recessive' || isXLinked(facts.modeOfInheritance) ? facts.twoCopies : facts.oneCopy
  return decisive === 'at_risk'
    ? `Tells whether your ${animal} is more likely to ${text}, ${mode === 'recessive' ? `and whether its ${young(facts)} could be too` : 'and whether it can pass that on'}`
    : `Tells whether your ${animal} can ${text}, ${shown(facts)}`
}

const young = (facts: Facts) => (speciesOf(facts) === 'dog' ? 'puppies' : 'kittens')

/** Of what an animal shows itself. */
function shown(facts: Facts): string {
  const { modeOfInheritance, oneCopy } = facts
  if (!isXLinked(modeOfInheritance))
    return modeOf(modeOfInheritance) === 'recessive'
      ? `and whether its ${young(facts)} could`
      : `and whether its ${young(facts)} could, from one parent alone`
  return oneCopy === 'none' || oneCopy === 'unknown'
    ? fromMother
    : `and whether its ${young(facts)} could, sons above all`
}

/** Of what its parents show not at all, or did not live to show. */
function passedOn(facts: Facts): string {
  if (isXLinked(facts.modeOfInheritance)) return fromMother
  return `and whether its ${young(facts)} could ${isDisease(facts) ? 'have' : 'show'} it`
}

const fromMother = 'and whether a female could pass it to her sons'
