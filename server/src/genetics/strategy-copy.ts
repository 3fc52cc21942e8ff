import { species } from '@shop/contract/constants'
import type { BreedingStrategy } from '@shop/contract/tool'
import { modeOf } from './inheritance.ts'
import { chromosomeOf } from './chromosomes.ts'
import { allelesOf, noCopy, normalOf, splitGenotype } from './genotype.ts'
import type { Pair } from './pair.ts'
import { isDisease, type TestFacts } from './test-facts.ts'

type Outcomes = BreedingStrategy['loci'][number]['outcomes']

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const youngOf = ({ speciesId }: TestFacts): [one: string, many: string] =>
  speciesId === species.canine
    ? ['puppy', 'puppies']
    : speciesId === species.feline
      ? ['kitten', 'kittens']
      : ['offspring', 'offspring']

/** What to make of the chances; never more than the statuses say. */
export function adviceOf(facts: TestFacts, outcomes: Outcomes, isUntested: boolean): string {
  const [one, many] = youngOf(facts)
  const isSilent = ['recessive', 'sex_limited'].includes(modeOf(facts.modeOfInheritance))
  const isAny = (...statuses: Outcomes[number]['status'][]) => outcomes.some(({ status }) => statuses.includes(status))
  const testFirst = isUntested ? 'Test both parents first: until then the chances are ranges. ' : ''
  if (!isDisease(facts)) return `${testFirst}Each chance is for one ${one}: a litter can turn out otherwise.`
  if (isAny('affected', 'at_risk')) {
    const status = isAny('affected') ? 'affected' : 'at risk'
    const remedy = isSilent ? 'A mate that is clear avoids it.' : 'Only two clear parents rule it out.'
    return `${testFirst}Some ${many} of this pair can be ${status}. ${remedy}`
  }
  if (isAny(null))
    return `${testFirst}Our sources do not settle what one copy does, so this pair is best talked over with a vet.`
  if (isAny('carrier')) {
    const spared = isSilent ? 'gets two copies' : 'is expected to be affected'
    return `${testFirst}No ${one} of this pair ${spared}. Some can be carriers: test those you breed from.`
  }
  return `${testFirst}No ${one} of this pair gets the variant.`
}

/** What of a caution matters to a mating. */
const concernsMating = /lethal|never mate|\bmating|welfare|\bdefects\b|hearing|\bfatal/i

export function warningsOf({ facts, dam, sire }: Pair, outcomes: Outcomes): string[] {
  const normal = normalOf(allelesOf(facts)[0] ?? [])
  const hasVariant = [
    ...(dam ?? []),
    ...(sire ?? []),
    ...outcomes.flatMap(({ genotype }) => splitGenotype(genotype).flat()),
  ].some((allele) => allele !== normal && allele !== noCopy)
  const untested = [!dam && 'dam', !sire && 'sire'].filter((parent) => parent !== false)
  return [
    ...(untested.length
      ? [
          `The ${listFormat.format(untested)} ${untested.length > 1 ? 'are' : 'is'} not tested: each chance runs from the lowest to the highest that any genotype allows.`,
        ]
      : []),
    ...(hasVariant && facts.caution && concernsMating.test(facts.caution) ? [facts.caution] : []),
  ]
}

/** Why the loci are not multiplied; null for one locus, and where they are. */
export function combinedReasonOf(pairs: Pair[]): string | null {
  if (pairs.length < 2) return null
  if (pairs.some(({ dam, sire }) => !dam || !sire))
    return 'The chances of several tests together need both parents’ genotypes, and one is not tested.'
  const placed = pairs.map(({ facts }) => ({ name: facts.gene ?? facts.name, chromosome: chromosomeOf(facts) }))
  const unplaced = placed.filter(({ chromosome }) => !chromosome).map(({ name }) => name)
  if (unplaced.length)
    return `We have not read on which chromosome ${listFormat.format([...new Set(unplaced)])} ${new Set(unplaced).size > 1 ? 'lie' : 'lies'}. Genes on one chromosome are often passed on together, so these chances must not be multiplied.`
  const shared = [...Map.groupBy(placed, ({ chromosome }) => chromosome)].find(([, there]) => there.length > 1)
  if (!shared) return null
  const [chromosome, there] = shared
  const names = [...new Set(there.map(({ name }) => name))]
  const place = `chromosome ${chromosome}`
  return names.length > 1
    ? `${listFormat.format(names)} lie on one chromosome (${place}) and are often passed on together, so these chances must not be multiplied.`
    : `Two of these tests read one gene, ${names[0]} (${place}), so these chances must not be multiplied.`
}

export const tooManyReason = (count: number) =>
  `Together these tests make ${count} combinations, too many to read. Choose fewer tests to see them multiplied.`
