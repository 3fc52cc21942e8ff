import type { LifePlanContent, LifeStage } from '@shop/contract/life-plan'
import type { StageAdvice } from '../../reference/catalogue/stage-advice.ts'
import type { Subject } from './subject.ts'
import { isLarge, type StageAges, stagesOf } from './stage.ts'

type Stage = LifePlanContent['stages'][number]
type Statement = Stage['statements'][number]

export const stageNames: Record<LifeStage, string> = {
  puppy: 'Puppy',
  young_adult: 'Young adult',
  mature_adult: 'Mature adult',
  senior: 'Senior',
  end_of_life: 'End of life',
}

/** Tests that a line of the guidelines depends on, by their products. */
const collapseTest = 2005
const shortLegsTest = 2082

/** Whose mix is mostly one breed. */
const mostly = 50

/** The reason of an advice; null where it is for every dog, false where it is not for this one. */
type Because = string | null | false

const bySize = (subject: Subject, isFor: boolean): Because =>
  subject.size !== null && isFor && `${subject.animal.petName} is ${isLarge(subject.size) ? 'large' : subject.size}.`

function byResult({ lines }: Subject, productId: number): Because {
  const line = lines.find(({ product }) => product.id === productId)
  return (
    (line?.status === 'affected' || line?.status === 'at_risk') &&
    `The result of ${line.product.name} is ${line.genotype}.`
  )
}

/** Of the breed that its owner names, or that at least half of its mix was found to be. */
function byBreed({ animal, breedName, mix }: Subject, isOne: RegExp): Because {
  const main = mix?.shares.find(({ breed, percent }) => breed && percent >= mostly && isOne.test(breed.name))
  if (main?.breed) return `${main.percent}% of ${animal.petName}’s DNA is like that of the ${main.breed.name}.`
  return !mix && !animal.isMixedBreed && breedName !== null && isOne.test(breedName) && `Its breed is ${breedName}.`
}

/** Whom a line is for, by the words of the file. */
const groups: Record<string, (subject: Subject) => Because> = {
  'all sizes': () => null,
  small: (subject) => bySize(subject, subject.size === 'small'),
  'small and toy': (subject) => bySize(subject, subject.size === 'small'),
  large: (subject) => bySize(subject, isLarge(subject.size)),
  'large and giant': (subject) => bySize(subject, isLarge(subject.size)),
  'over 20 kg': (subject) => subject.kg !== null && subject.size !== null && subject.kg > 20 && 'Over 20 kg.',
  'Labrador and other retrievers': (subject) => byResult(subject, collapseTest),
  'long back, short legs': (subject) => byResult(subject, shortLegsTest),
  'Dobermann and Boxer': (subject) => byBreed(subject, /^(boxer|german boxer|english boxer|dobermann?\b.*)$/i),
}
/** The groups that are read; a test compares them with the file. */
export const knownGroups = Object.keys(groups)

function isFor(subject: Subject, { group, topic }: StageAdvice): Because {
  // Who is neutered needs no talk about it.
  if (topic === 'neutering talk' && subject.animal.isDesexed) return false
  const read = groups[group]
  return read ? read(subject) : false
}

/** "2 to 4 months", "1 to 5 years". A dog's age under two years is in months. */
function agesText(from: number, to: number | null): string {
  const inYears = (months: number) => Number((months / 12).toFixed(1))
  if (to === null) return `from ${inYears(from)} years`
  if (to <= 24) return from === to ? `at ${from} months` : from ? `${from} to ${to} months` : `up to ${to} months`
  return `${inYears(from)} to ${inYears(to)} years`
}

/** When in the stage it applies, where that is not all through it. */
function whenOf({ from, to }: StageAdvice, ages: StageAges): string | null {
  if (from === null || to === null || ages.from === null) return null
  const begins = Math.max(from, ages.from)
  const ends = ages.to === null ? null : Math.min(to, ages.to)
  // The guidelines' ages and a dog's own stage differ by some months: only what is clearly narrower is stated.
  const isLater = begins > ages.from + 2
  const isShorter = ends !== null && ages.to !== null && ends < ages.to - Math.max(2, ages.to / 4)
  if (!isLater && !isShorter) return null
  return isShorter || ends === null ? agesText(begins, ends) : agesText(begins, null)
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

const statementOf = (subject: Subject, row: StageAdvice, ages: StageAges): Statement[] => {
  const because = isFor(subject, row)
  return because === false
    ? []
    : [{ topic: capital(row.topic), text: row.advice, when: whenOf(row, ages), because, source: row.source }]
}

/** The stages of a dog's life with what published guidelines advise this dog in each. */
export const stagesFor = (subject: Subject, advice: StageAdvice[]): Stage[] =>
  stagesOf(subject.size).map((ages) => {
    const { stage, from, to } = ages
    const rows = advice.filter((row) => row.species === 'dog' && row.stage === stage.replaceAll('_', ' '))
    return {
      stage,
      name: stageNames[stage],
      ages: from === null || stage === 'end_of_life' ? null : capital(agesText(from, to)),
      isPresent: stage === subject.stage,
      statements: rows.flatMap((row) => statementOf(subject, row, ages)),
    }
  })
