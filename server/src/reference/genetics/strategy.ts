import type { StrategyMode } from '@shop/contract/genotype'
import type { BreedingStrategy } from '@shop/contract/tool'
import { productTypes } from '@shop/contract/constants'
import type { CopyEffect } from '@shop/contract/verdict'
import { isXLinked, modeOf } from './inheritance.ts'
import { chromosomeOf } from './chromosomes.ts'
import {
  type Chance,
  chanceOf,
  crossLoci,
  crossLocus,
  lostBeforeBirth,
  type Locus,
  type Outcome,
  type Sex,
} from './cross.ts'
import { type GeneRule, isHarm, ruleOfGenotype } from './gene-group.ts'
import { allelesOf, type Gender, GenotypeError, isOfTwoX, readGenotype } from './genotype.ts'
import { type BloodGroupFacts, isBloodGroup, type Isoerythrolysis, isoerythrolysisOf } from './isoerythrolysis.ts'
import type { Pair, StrategyTest } from './pair.ts'
import { adviceOf, combinedReasonOf, isLossSuspected, tooManyReason, warningsOf } from './strategy-copy.ts'
import { strategyGenes } from './strategy-genes.ts'
import type { TestFacts } from './test-facts.ts'
import { twoXCopy } from './trait-copy.ts'
import { verdictOf } from './verdict.ts'

type LocusReply = BreedingStrategy['loci'][number]

const typedModes: Record<StrategyMode, { name: string; oneCopy: CopyEffect }> = {
  autosomal_recessive: { name: 'Autosomal recessive', oneCopy: 'none' },
  autosomal_dominant: { name: 'Autosomal dominant', oneCopy: 'affected' },
  autosomal_incomplete_dominant: { name: 'Autosomal incomplete dominant', oneCopy: 'at_risk' },
  x_linked: { name: 'X-linked', oneCopy: 'none' },
}

export const isTypedMode = (text: string): text is StrategyMode => Object.hasOwn(typedModes, text)

/** A genotype typed for a mode, without a test: read as a disease's, N being the normal allele and M the variant. */
export const typedTest = (mode: StrategyMode): StrategyTest => ({
  product: null,
  modeSource: null,
  group: null,
  facts: {
    name: typedModes[mode].name,
    typeId: productTypes.disease,
    speciesId: null,
    gene: null,
    variant: null,
    modeOfInheritance: typedModes[mode].name,
    alleles: ['N', 'M'],
    normalAlleles: ['N'],
    penetrance: null,
    oneCopy: typedModes[mode].oneCopy,
    twoCopies: 'affected',
    shownBy: null,
    caution: null,
    twoCopyWarning: null,
  },
})

/** Why a test cannot be crossed: Mendel needs one gene, and to know that it is on an autosome or on the X. Null if it can. */
export function whyNotCrossed(facts: TestFacts): string | null {
  const mode = modeOf(facts.modeOfInheritance)
  if (facts.typeId !== productTypes.disease && facts.typeId !== productTypes.trait)
    return `${facts.name} has no genotype to pass on.`
  if (mode === 'complex') return `${facts.name} reads several places in the DNA together, which this tool cannot cross.`
  if (mode === 'unknown' && !chromosomeOf(facts))
    return `Our sources give no mode of inheritance for ${facts.name}, so we cannot say what a pair passes on.`
  return null
}

/** A parent's alleles; null for "?", untested. Throws `GenotypeError`, also for a male with two X chromosomes. */
export function readParent(facts: TestFacts, text: string, gender: Gender): string[] | null {
  if (text === '?') return null
  const loci = readGenotype(facts, text, gender)
  if (isOfTwoX(facts, loci, gender)) throw new GenotypeError(`${facts.name}: ${twoXCopy(loci).offspringMeaning}`)
  return loci[0] ?? null
}

const isLethal = ({ twoCopies }: TestFacts) => twoCopies === 'lethal_before_birth' || twoCopies === 'lethal_suspected'

const toLocus = (pair: Pair): Locus => ({
  dam: pair.dam,
  sire: pair.sire,
  alleles: allelesOf(pair.facts)[0] ?? [],
  isXLinked: isXLinked(pair.facts.modeOfInheritance),
  lethal: isLethal(pair.facts) ? variantsOf(pair.facts) : [],
  isLossSuspected: isLossSuspected(pair.facts),
})

/** The alleles that are not normal. */
export const variantsOf = (facts: TestFacts): string[] =>
  (allelesOf(facts)[0] ?? []).filter((allele) => !facts.normalAlleles.includes(allele))

/** Whether offspring can have two copies of the variant, born or not. */
const canHaveTwo = (outcomes: Outcome[], facts: TestFacts, lost: Chance) =>
  lost.to > 0 ||
  outcomes.some(({ genotype }) => genotype.split('/').every((allele) => variantsOf(facts).includes(allele)))

/** Whether the rules of a gene that one test reads alone say what does harm. */
const isJudged = ({ group }: Pair): boolean =>
  group?.members.length === 1 && group.rules.some(({ status, warning }) => status !== null || warning !== null)

/** The meaning of a genotype by the rules, of a gene that one test reads alone; null for all others. */
const ownRule = ({ group, product }: Pair, genotype: string): GeneRule | null =>
  group?.members.length === 1 && product ? ruleOfGenotype(group, product.id, genotype.split('/')) : null

/** Where only males show a disease, one genotype means two things. */
const bySex = (outcome: Outcome, facts: TestFacts): Outcome[] =>
  outcome.sex === null && facts.shownBy
    ? (['daughters', 'sons'] satisfies Sex[]).map((sex) => ({ ...outcome, sex }))
    : [outcome]

const verdictOnOffspring = (facts: TestFacts, genotype: string, sex: Sex) =>
  verdictOf(facts, genotype, { gender: sex === 'sons' ? 'male' : 'female', isDesexed: null })

/** What one test means for a pair's offspring; the screen shows it locus by locus. */
export function strategyOf(pair: Pair): LocusReply {
  const { facts, product, modeSource, dam, sire } = pair
  const locus = toLocus(pair)
  const lost = lostBeforeBirth(locus)
  const crossed = crossLocus(locus)
  const outcomes = crossed
    .flatMap((outcome) => bySex(outcome, facts))
    .map(({ genotype, sex, from, to }) => {
      const { status, meaning } = verdictOnOffspring(facts, genotype, sex)
      const rule = ownRule(pair, genotype)
      return {
        genotype,
        status: rule?.status ?? status,
        sex,
        percentFrom: from * 100,
        percentTo: to * 100,
        meaning: rule ? `${rule.reading}. ${rule.meaning}` : meaning,
      }
    })
  return {
    product,
    name: facts.name,
    gene: facts.gene,
    modeOfInheritance: facts.modeOfInheritance ?? 'Not stated by our sources',
    modeSource,
    dam: dam && dam.join('/'),
    sire: sire && sire.join('/'),
    outcomes,
    advice: adviceOf(facts, outcomes, !dam || !sire),
    warnings: warningsOf(
      pair,
      isJudged(pair)
        ? crossed.flatMap(({ genotype }) => ownRule(pair, genotype)?.warning ?? [])
        : canHaveTwo(crossed, facts, lost)
          ? [facts.twoCopyWarning ?? []].flat()
          : [],
      lost,
    ),
  }
}

/** The chances, 0 to 1, that one of the offspring has a disease to fear, carries it, or has what our sources do not settle. */
export type OffspringRisk = { sex: Sex; affected: Chance; carrier: Chance; unsettled: Chance }

/**
 * A litter's risks of a disease by verdict, in exact ranges: a genotype's own range cannot be added to another's, for
 * the parent that makes the one likeliest may rule the other out. Daughters and sons apart where they differ.
 */
export function offspringRisks(pair: Pair): OffspringRisk[] {
  const locus = toLocus(pair)
  const sexes: Sex[] = locus.isXLinked || pair.facts.shownBy ? ['daughters', 'sons'] : [null]
  return sexes.map((sex) => {
    const statuses = new Map<string, ReturnType<typeof verdictOf>['status']>()
    const statusOf = (genotype: string) => {
      if (!statuses.has(genotype)) statuses.set(genotype, verdictOnOffspring(pair.facts, genotype, sex).status)
      return statuses.get(genotype)
    }
    const chance = (...wanted: unknown[]) =>
      chanceOf(locus, locus.isXLinked ? sex : null, (genotype) => wanted.includes(statusOf(genotype)))
    const unsettled = pair.facts.twoCopies === 'harmless' ? { from: 0, to: 0 } : chance(null)
    return { sex, affected: chance('affected', 'at_risk'), carrier: chance('carrier'), unsettled }
  })
}

/** Whether our sources warn of two copies of the variant, of a trait too; a series has no one variant to have two of. */
export const warnsOfTwoCopies = (facts: TestFacts): boolean =>
  facts.twoCopyWarning !== null && modeOf(facts.modeOfInheritance) !== 'series'

/** The chance, 0 to 1, that one of those conceived has two copies of a variant that does harm. */
export function twoCopyChance(pair: Pair): Chance {
  const locus = toLocus(pair)
  if (isJudged(pair))
    return chanceOf(locus, null, (genotype) => {
      const rule = ownRule(pair, genotype)
      return rule !== null && isHarm(rule)
    })
  const variants = new Set(variantsOf(pair.facts))
  return locus.lethal?.length
    ? lostBeforeBirth(locus)
    : chanceOf(locus, null, (genotype) => genotype.split('/').every((allele) => variants.has(allele)))
}

/** More combinations than these are no table to read. */
const mostCombinations = 500

/** The loci multiplied, or why they are not; both null for one locus. */
function combine(pairs: Pair[]): Pick<BreedingStrategy, 'combined' | 'combinedReason'> {
  const combinedReason = combinedReasonOf(pairs)
  if (pairs.length < 2 || combinedReason) return { combined: null, combinedReason }
  const loci = pairs.map(toLocus)
  const count = loci.reduce((product, locus) => product * crossLocus(locus).length, 1)
  if (count > mostCombinations) return { combined: null, combinedReason: tooManyReason(count) }
  return {
    combined: crossLoci(loci).map(({ genotypes, sex, chance }) => ({ genotypes, sex, percent: chance * 100 })),
    combinedReason: null,
  }
}

/** What a queen's first milk can do to the kittens of a pair; null where no blood group is planned with. */
function isoerythrolysisIn(pairs: Pair[], bloodGroups: BloodGroupFacts): BreedingStrategy['isoerythrolysis'] {
  const pair = pairs.find(({ facts }) => isBloodGroup(facts))
  if (!pair || (!pair.dam && !pair.sire)) return null
  const { atRisk, ...found } = isoerythrolysisOf(bloodGroups, toLocus(pair))
  return { ...found, percentFrom: atRisk.from * 100, percentTo: atRisk.to * 100 }
}

/** Isoerythrolysis of one pair, from 0 to 1: the share of kittens that fall ill if they drink the first milk. */
export const milkRisk = (pair: Pair, bloodGroups: BloodGroupFacts): Isoerythrolysis =>
  isoerythrolysisOf(bloodGroups, toLocus(pair))

/**
 * What a dam and a sire pass on, for each offspring: locus by locus, and multiplied where all loci are known to lie on
 * different chromosomes and all genotypes are known. Percentages are exact; the screen rounds.
 */
export const breedingStrategy = (pairs: Pair[], bloodGroups: BloodGroupFacts): BreedingStrategy => ({
  loci: pairs.map(strategyOf),
  together: strategyGenes(pairs),
  isoerythrolysis: isoerythrolysisIn(pairs, bloodGroups),
  ...combine(pairs),
})
