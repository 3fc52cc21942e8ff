import type { ResultStatus } from '@shop/contract/verdict'
import type { Chance } from './cross.ts'

/** The tests that read one gene, and what their results mean together: gene_groups.csv and gene_rules.csv. */
export type GeneGroup = {
  speciesId: number
  gene: string
  name: string
  members: GeneMember[]
  /** The first that fits a pair of chromosomes is what it means. */
  rules: GeneRule[]
}

export type GeneMember = {
  productId: number
  name: string
  /** The group's symbol for each variant of the test: two tests may both write P. */
  symbols: ReadonlyMap<string, string>
  /** The symbols that the test is made for, and that are open without it. */
  reads: readonly string[]
}

export type GeneRule = {
  /** Two symbols, N for a chromosome without a variant, * for one with any; =/= for the same variant on both. */
  pair: readonly [string, string]
  /** In a few words: "Long coat". */
  reading: string
  /** Null for traits and harmless pairs. */
  status: ResultStatus | null
  meaning: string
  /** What a breeder should know before such offspring are born. */
  warning: string | null
  sources: string[]
}

/** The variants on one chromosome, by symbol; none where it is normal. */
type Haplotype = readonly string[]
export type Diplotype = readonly [Haplotype, Haplotype]

/** An animal's alleles by the test's id. */
export type AllelesByTest = ReadonlyMap<number, readonly string[]>

const normal: Haplotype = []

/** How often each symbol was found; a variant that two tests read counts once. */
function copiesOf(group: GeneGroup, alleles: AllelesByTest): Map<string, number> {
  const copies = new Map<string, number>()
  for (const { productId, symbols } of group.members) {
    const found = (alleles.get(productId) ?? []).flatMap((allele) => symbols.get(allele) ?? [])
    for (const symbol of new Set(found)) {
      const count = found.filter((one) => one === symbol).length
      copies.set(symbol, Math.max(copies.get(symbol) ?? 0, count))
    }
  }
  return copies
}

/**
 * One test that names two different variants names the two alleles. Two tests with one variant each do not say which
 * variant is on which allele.
 */
const isOneCall = (group: GeneGroup, alleles: AllelesByTest, symbols: string[]) =>
  group.members.some(({ productId, symbols: own }) => {
    const found = (alleles.get(productId) ?? []).flatMap((allele) => own.get(allele) ?? [])
    return symbols.every((symbol) => found.includes(symbol))
  })

/**
 * The pairs of chromosomes that fit what was found: one, or two where two different variants may have come from one
 * parent, the pair from different parents first. Null for more variants than two chromosomes with one each can carry.
 */
export function diplotypesOf(group: GeneGroup, alleles: AllelesByTest): Diplotype[] | null {
  const found = [...copiesOf(group, alleles)].flatMap(([symbol, count]) => Array<string>(count).fill(symbol))
  const [one, other] = found
  if (found.length > 2) return null
  if (one === undefined) return [[normal, normal]]
  if (other === undefined) return [[normal, [one]]]
  const apart: Diplotype = [[one], [other]]
  return one === other || isOneCall(group, alleles, [one, other]) ? [apart] : [apart, [normal, [one, other]]]
}

const fits = (symbol: string, haplotype: Haplotype) =>
  symbol === 'N' ? !haplotype.length : symbol === '*' ? haplotype.length > 0 : haplotype.includes(symbol)

const ruleFits = ({ pair: [one, other] }: GeneRule, [first, second]: Diplotype) =>
  one === '='
    ? first.some((symbol) => second.includes(symbol))
    : (fits(one, first) && fits(other, second)) || (fits(one, second) && fits(other, first))

/** What a pair of chromosomes means. Throws where the group's rules leave one out, which its unit test rules out. */
export function ruleOf(group: GeneGroup, diplotype: Diplotype): GeneRule {
  const rule = group.rules.find((one) => ruleFits(one, diplotype))
  if (!rule) throw new Error(`No rule of ${group.name} fits ${JSON.stringify(diplotype)}`)
  return rule
}

/** The tests of the group that have no result to go by. */
export const unreadIn = (group: GeneGroup, alleles: AllelesByTest): GeneMember[] =>
  group.members.filter(({ productId }) => !alleles.has(productId))

/** `diplotypes`, and every one that has a variant of an unread test where no variant was found. */
export function withUnread(diplotypes: readonly Diplotype[], unread: readonly GeneMember[]): Diplotype[] {
  const hidden: Haplotype[] = [normal, ...new Set(unread.flatMap(({ reads }) => reads))].map((one) =>
    typeof one === 'string' ? [one] : one,
  )
  const options = (haplotype: Haplotype) => (haplotype.length ? [haplotype] : hidden)
  return diplotypes.flatMap(([first, second]) =>
    options(first).flatMap((one) => options(second).map((other): Diplotype => [one, other])),
  )
}

/** What an animal's results of one gene mean together. */
export type GeneReading = {
  group: GeneGroup
  /** The reading if two different variants came from different parents; null where that cannot be determined. */
  found: GeneRule | null
  /** The reading if they came from one parent; null where there is no difference. */
  otherwise: GeneRule | null
  /** What unread tests could make of it, other than that. */
  couldBe: GeneRule[]
  /** The tests without a result that could change it. */
  unread: GeneMember[]
}

/** Null for an animal without a result of the gene. */
export function readGene(group: GeneGroup, alleles: AllelesByTest): GeneReading | null {
  const unread = unreadIn(group, alleles)
  if (unread.length === group.members.length) return null
  const diplotypes = diplotypesOf(group, alleles)
  if (!diplotypes) return { group, found: null, otherwise: null, couldBe: [], unread: [] }
  const [found, other] = diplotypes.map((diplotype) => ruleOf(group, diplotype)) as [GeneRule, GeneRule?]
  const known = new Set([found.reading, other?.reading])
  const changed = (members: GeneMember[]) => {
    const possible = new Set(withUnread(diplotypes, members).map((diplotype) => ruleOf(group, diplotype)))
    return group.rules.filter((rule) => possible.has(rule) && !known.has(rule.reading))
  }
  return {
    group,
    found,
    otherwise: other && other.reading !== found.reading ? other : null,
    couldBe: changed(unread),
    unread: unread.filter((member) => changed([member]).length > 0),
  }
}

/** A group with some of its tests alone. */
export const groupOfTests = (group: GeneGroup, ids: ReadonlySet<number>): GeneGroup => ({
  ...group,
  members: group.members.filter(({ productId }) => ids.has(productId)),
})

type Parents = { dam: AllelesByTest; sire: AllelesByTest }

/** The pairs of chromosomes that a parent can have; null for too many variants. */
function parentIn(group: GeneGroup, alleles: AllelesByTest): Diplotype[] | null {
  const known = diplotypesOf(group, alleles)
  return known && withUnread(known, unreadIn(group, alleles))
}

/** The odds of offspring, one table for each pair of chromosomes that the parents may have. */
function oddsTables(group: GeneGroup, { dam, sire }: Parents): Map<GeneRule, number>[] | null {
  const [dams, sires] = [parentIn(group, dam), parentIn(group, sire)]
  if (!dams || !sires) return null
  return dams.flatMap((one) =>
    sires.map((other) => {
      const odds = new Map<GeneRule, number>()
      for (const egg of one)
        for (const sperm of other) {
          const rule = ruleOf(group, [egg, sperm])
          odds.set(rule, (odds.get(rule) ?? 0) + 1 / 4)
        }
      return odds
    }),
  )
}

const span = (chances: number[]): Chance => ({ from: Math.min(...chances), to: Math.max(...chances) })

/**
 * The chance that one of the offspring fits some rules: a range over all pairs of chromosomes that the parents' results
 * allow. Null where a parent has more variants than two chromosomes carry.
 */
export function chanceOfRules(group: GeneGroup, parents: Parents, counts: (rule: GeneRule) => boolean): Chance | null {
  const tables = oddsTables(group, parents)
  return (
    tables &&
    span(tables.map((odds) => [...odds].reduce((sum, [rule, chance]) => sum + (counts(rule) ? chance : 0), 0)))
  )
}

export type RuleChance = Chance & { rule: GeneRule }

/** Everything that offspring can be, in the order of the rules, with the chance of each. Null as above. */
export function crossGene(group: GeneGroup, parents: Parents): RuleChance[] | null {
  const tables = oddsTables(group, parents)
  return (
    tables &&
    group.rules.map((rule) => ({ rule, ...span(tables.map((odds) => odds.get(rule) ?? 0)) })).filter(({ to }) => to > 0)
  )
}

/** Whether a rule means that an animal is ill, or may become so. */
export const isHarm = ({ status }: GeneRule): boolean => status === 'affected' || status === 'at_risk'

/** The rule for a genotype of a gene that one test reads alone. */
export const ruleOfGenotype = (group: GeneGroup, productId: number, alleles: readonly string[]): GeneRule | null =>
  readGene(group, new Map([[productId, alleles]]))?.found ?? null
