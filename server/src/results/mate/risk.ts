import type { Mate } from '@shop/contract/mate'
import { type MateRiskKind, type MateRiskLevel, mateRiskKinds, mateRiskLevels } from '@shop/contract/mate-rank'
import { bloodGroups } from '../../reference/catalogue/blood-group.ts'
import { geneGroupOf } from '../../reference/catalogue/gene-groups.ts'
import type { Chance } from '../../reference/genetics/cross.ts'
import { isBloodGroup } from '../../reference/genetics/isoerythrolysis.ts'
import type { Pair } from '../../reference/genetics/pair.ts'
import {
  milkRisk,
  offspringRisks,
  type OffspringRisk,
  readParent,
  twoCopyChance,
  warnsOfTwoCopies,
  whyNotCrossed,
} from '../../reference/genetics/strategy.ts'
import { isDisease } from '../../reference/genetics/test-facts.ts'
import { verdictOf } from '../../reference/genetics/verdict.ts'
import type { Genotypes } from '../result/genotypes.ts'
import type { Test } from '../result/lines.ts'
import { type Risk, withGenes } from './gene-risk.ts'

/** Null for a parent without a result. */
export type PairGenotypes = { dam: string | null; sire: string | null }
export type PairRisk = Pick<Mate, 'level' | 'clearCount'> & { risks: Risk[] }

/** The sex to worry about: the two differ on the X chromosome, and where males alone fall ill. */
const worstOf = (risks: OffspringRisk[]): OffspringRisk => {
  const [worst] = risks.toSorted(
    (a, b) =>
      b.affected.to - a.affected.to ||
      b.affected.from - a.affected.from ||
      b.unsettled.to - a.unsettled.to ||
      b.carrier.to - a.carrier.to,
  )
  if (!worst) throw new Error('A cross has no offspring')
  return worst
}

function kindOf({ affected, carrier, unsettled }: OffspringRisk): MateRiskKind | null {
  if (affected.from > 0) return 'possible'
  if (affected.to > 0 || unsettled.to > 0) return 'open'
  return carrier.to > 0 ? 'carrier' : null
}

const isClear = (test: Test, genotype: string | null, gender: 'male' | 'female') =>
  genotype !== null && verdictOf(test, genotype, { gender, isDesexed: null }).status === 'clear'

type Found = Pick<Risk, 'kind' | 'sex'> & { chance: Chance }

/** Null where offspring neither have the disease nor carry it. */
function diseaseOf(pair: Pair): Found | null {
  const worst = worstOf(offspringRisks(pair))
  const kind = kindOf(worst)
  if (!kind) return null
  const chance = kind === 'carrier' ? worst.carrier : worst.affected.to > 0 ? worst.affected : worst.unsettled
  return { kind, sex: worst.sex, chance }
}

/** Of a trait whose two copies do harm: null where offspring cannot have two. */
function doubleOf(pair: Pair): Found | null {
  const chance = twoCopyChance(pair)
  return chance.to > 0 ? { kind: chance.from > 0 ? 'possible' : 'open', sex: null, chance } : null
}

/** Of the kittens, how many the queen's first milk would harm; null where none can be. */
function milkOf(pair: Pair): (Found & { warning: string }) | null {
  const { atRisk, note, whatToDo } = milkRisk(pair, bloodGroups())
  if (!whatToDo) return null
  return { kind: atRisk.from > 0 ? 'possible' : 'open', sex: null, chance: atRisk, warning: `${note} ${whatToDo}` }
}

/** One test of a pair; null where it shows nothing to fear of their offspring. */
function readRisk(test: Test, { dam, sire }: PairGenotypes): Risk | null {
  const product = { id: test.id, name: test.name }
  const untested = [...(dam === null ? (['dam'] as const) : []), ...(sire === null ? (['sire'] as const) : [])]
  const reason = whyNotCrossed(test)
  if (reason) {
    if (isClear(test, dam, 'female') && isClear(test, sire, 'male')) return null
    return { product, kind: 'open', sex: null, percentFrom: 0, percentTo: 100, untested, warning: null, reason }
  }
  const pair = {
    facts: test,
    product,
    modeSource: null,
    group: geneGroupOf(test.id) ?? null,
    dam: readParent(test, dam ?? '?', 'female'),
    sire: readParent(test, sire ?? '?', 'male'),
  }
  const milk = isBloodGroup(test) ? milkOf(pair) : null
  const found = isBloodGroup(test) ? milk : isDisease(test) ? diseaseOf(pair) : doubleOf(pair)
  if (!found) return null
  const { kind, sex, chance } = found
  return {
    product,
    kind,
    sex,
    percentFrom: chance.from * 100,
    percentTo: chance.to * 100,
    untested,
    warning: milk?.warning ?? (warnsOfTwoCopies(test) && twoCopyChance(pair).to > 0 ? test.twoCopyWarning : null),
    reason: null,
  }
}

/** Works each pair of genotypes out once, however many mates share it. */
export function riskReader() {
  const read = new Map<string, Risk | null>()
  return (test: Test, genotypes: PairGenotypes): Risk | null => {
    const key = `${test.id} ${genotypes.dam} ${genotypes.sire}`
    const known = read.get(key)
    if (known !== undefined) return known
    const risk = readRisk(test, genotypes)
    read.set(key, risk)
    return risk
  }
}

const byRisk = (a: Risk, b: Risk) =>
  mateRiskKinds.indexOf(a.kind) - mateRiskKinds.indexOf(b.kind) ||
  b.percentFrom - a.percentFrom ||
  b.percentTo - a.percentTo

/** Of two animals whom nobody tested nothing is known, which is not clear. */
const levelOf = ([worst]: Risk[], clearCount: number): MateRiskLevel => worst?.kind ?? (clearCount ? 'clear' : 'open')

/**
 * Each disease of these tests that offspring of a pair could have or carry, each trait whose two copies would do them
 * harm, and the blood groups of a queen and a tom that endanger kittens, where one of the two was tested for it: what matters first, else in the tests' order.
 */
export function pairRisk(
  tests: readonly Test[],
  { dam, sire }: { dam: Genotypes; sire: Genotypes },
  read: ReturnType<typeof riskReader>,
): PairRisk {
  const risksOf = (some: readonly Test[]) =>
    some.flatMap((test) => read(test, { dam: dam.get(test.id) ?? null, sire: sire.get(test.id) ?? null }) ?? [])
  const diseases = tests.filter(isDisease)
  const found = withGenes(risksOf(diseases), diseases, { dam, sire })
  const harmful = risksOf(tests.filter((test) => isBloodGroup(test) || (!isDisease(test) && warnsOfTwoCopies(test))))
  const clearCount = diseases.length - found.length
  const risks = [...found, ...harmful].toSorted(byRisk)
  return { level: levelOf(risks, clearCount), risks, clearCount }
}

const isUnknown = ({ level, risks }: PairRisk) => level === 'open' && !risks.length
const highest = (risks: Risk[], end: 'percentFrom' | 'percentTo') => Math.max(0, ...risks.map((risk) => risk[end]))

/**
 * The lowest risk first: nothing to carry, then something to carry, then what nobody can rule out, then what can happen.
 * Within a level the highest chance decides, and the number of diseases after it. A pair of whom nothing is known is the last
 * that cannot be ruled out.
 */
export function compareRisk(a: PairRisk, b: PairRisk): number {
  const kind = a.level === 'clear' ? null : a.level
  const [ofA, ofB] = [a, b].map(({ risks }) => risks.filter((risk) => risk.kind === kind)) as [Risk[], Risk[]]
  return (
    mateRiskLevels.indexOf(a.level) - mateRiskLevels.indexOf(b.level) ||
    Number(isUnknown(a)) - Number(isUnknown(b)) ||
    highest(ofA, 'percentFrom') - highest(ofB, 'percentFrom') ||
    highest(ofA, 'percentTo') - highest(ofB, 'percentTo') ||
    ofA.length - ofB.length ||
    a.risks.length - b.risks.length ||
    b.clearCount - a.clearCount
  )
}
