import { species } from '@shop/contract/constants'
import type { BreedingStrategy } from '@shop/contract/tool'
import type { Chance } from './cross.ts'
import { isXLinked } from './inheritance.ts'
import { chromosomeOf } from './chromosomes.ts'
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

/** "Every puppy", where all are, of one sex or of both; else "Some puppies". */
function whoOf(facts: TestFacts, outcomes: Outcomes, isMeant: (outcome: Outcomes[number]) => boolean): string {
  const [one, many] = youngOf(facts)
  const isSure = (group: Outcomes) =>
    group.filter(isMeant).reduce((sum, { percentFrom }) => sum + percentFrom, 0) > 100 - 1e-6
  const bySex = [...Map.groupBy(outcomes, ({ sex }) => sex)]
  if (bySex.every(([, group]) => isSure(group))) return `Every ${one} of this pair is`
  const sure = bySex.find(([sex, group]) => sex && isSure(group))
  if (sure) return `Every ${sure[0] === 'sons' ? 'son' : 'daughter'} of this pair is`
  return `Some ${many} of this pair can be`
}

/** How to avoid what this pair risks. */
function remedyOf({ oneCopy, modeOfInheritance }: TestFacts): string {
  if (oneCopy !== 'none' && oneCopy !== 'small_risk') return 'Only two clear parents rule it out.'
  return isXLinked(modeOfInheritance)
    ? 'With a clear dam no son gets the variant: sons have this gene from her alone.'
    : 'A mate that is clear avoids it.'
}

/** What to make of the chances; never more than the statuses mean. */
export function adviceOf(facts: TestFacts, outcomes: Outcomes, isUntested: boolean): string {
  const [one] = youngOf(facts)
  const isSilent = facts.oneCopy === 'none' && !isXLinked(facts.modeOfInheritance)
  const isAny = (...statuses: Outcomes[number]['status'][]) => outcomes.some(({ status }) => statuses.includes(status))
  const testFirst = isUntested ? 'Test both parents first: until then the chances are ranges. ' : ''
  if (!isDisease(facts)) return `${testFirst}Each chance is for one ${one}: a litter can turn out otherwise.`
  if (isAny('affected', 'at_risk')) {
    const worst = isAny('affected') ? 'affected' : 'at risk'
    const who = whoOf(facts, outcomes, ({ status }) => status === 'at_risk' || status === 'affected')
    return `${testFirst}${who} ${who.startsWith('Every') && isAny('affected') && isAny('at_risk') ? 'affected or at risk' : worst}. ${remedyOf(facts)}`
  }
  if (isAny(null))
    return facts.twoCopies === 'harmless'
      ? `${testFirst}No ${one} of this pair is expected to be ill from this variant alone.`
      : `${testFirst}Our sources do not settle what the variant does, so this pair is best talked over with a vet.`
  if (isAny('carrier')) {
    const spared = isSilent ? 'gets two copies' : 'is expected to be affected'
    return `${testFirst}No ${one} of this pair ${spared}. Some can be carriers: test those you breed from.`
  }
  return `${testFirst}No ${one} of this pair gets the variant.`
}

/** Our sources suspect that two copies are lost before birth, and nobody has proven it. */
export const isLossSuspected = ({ twoCopies }: TestFacts): boolean => twoCopies === 'lethal_suspected'

const percentFormat = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

/** What a table of chances leaves unsaid. `harms`: what is known of offspring that can be; `lost`: of those conceived, how many are not born, from 0 to 1. */
export function warningsOf({ facts, dam, sire }: Pair, harms: string[], lost: Chance): string[] {
  const untested = [!dam && 'dam', !sire && 'sire'].filter((parent) => parent !== false)
  const percents = [...new Set([lost.from, lost.to].map((chance) => percentFormat.format(chance * 100)))]
  return [
    ...(untested.length
      ? [
          `The ${listFormat.format(untested)} ${untested.length > 1 ? 'are' : 'is'} not tested: each chance runs from the lowest to the highest that any genotype allows.`,
        ]
      : []),
    ...new Set(harms),
    ...(lost.to > 0
      ? [
          isLossSuspected(facts)
            ? `Whether offspring with two copies are lost before birth is not proven, so chances are ranges: of those born if they are, ${percents.join(' to ')}% of those conceived, and of all if they are not.`
            : `The chances are of those born: ${percents.join(' to ')}% of those conceived are expected to be lost before birth.`,
        ]
      : []),
  ]
}

/** Why the loci are not multiplied; null for one locus, and where they are. */
export function combinedReasonOf(pairs: Pair[]): string | null {
  if (pairs.length < 2) return null
  if (pairs.some(({ dam, sire }) => !dam || !sire))
    return 'The chances of several tests together need both parents’ genotypes, and one is not tested.'
  const open = pairs.find(
    ({ facts, dam, sire }) =>
      isLossSuspected(facts) &&
      [dam, sire].every((parent) => parent?.some((allele) => !facts.normalAlleles.includes(allele))),
  )
  if (open)
    return `Whether two copies of the variant of ${open.facts.name} are lost before birth is not proven, so its chances are ranges and must not be multiplied.`
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
