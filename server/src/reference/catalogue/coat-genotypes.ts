import type { StoreSpecies } from '@shop/contract/constants'
import { canineLoci } from '../genetics/canine-loci.ts'
import type { CoatLocus } from '../genetics/coat-loci.ts'
import { felineLoci } from '../genetics/feline-loci.ts'
import {
  type AllelesByTest,
  type Diplotype,
  diplotypesOf,
  type GeneGroup,
  groupOfTests,
  unreadIn,
  withUnread,
} from '../genetics/gene-group.ts'
import { genotypeText, allelesInOrder, possibleGenotypes, splitGenotype } from '../genetics/genotype.ts'
import { geneGroupOf } from './gene-groups.ts'

/** The catalogue's tests that read a locus of a colour tool, by the product's id. */
export type CoatTests = {
  key: string
  /** Without one of them the locus is open. */
  usual: readonly number[]
  /**
   * Tests of variants that few breeds have: without one its variant is not assumed, and `rare` is what it would make.
   */
  rare: readonly number[]
  /** The tool's allele for each that a test writes otherwise; of tests that are read together, for the group's symbols. */
  alleles: Readonly<Record<string, string>>
}

/** Domino (EG) and charcoal (Apb) have no names in the tools: by themselves they are an E and an A. */
export const coatTests: Record<StoreSpecies, readonly CoatTests[]> = {
  dog: [
    { key: 'e', usual: [2120, 2121], rare: [2122], alleles: { N: 'E', EG: 'E' } },
    { key: 'k', usual: [2123], rare: [], alleles: {} },
    { key: 'a', usual: [2117], rare: [], alleles: {} },
    { key: 'b', usual: [2118], rare: [], alleles: { bs: 'b', bd: 'b', bc: 'b' } },
    { key: 'd', usual: [2033], rare: [2034, 2201], alleles: { N: 'D', d1: 'd', d2: 'd', d3: 'd' } },
    { key: 'm', usual: [2124], rare: [], alleles: {} },
    { key: 's', usual: [2126], rare: [], alleles: {} },
  ],
  cat: [
    { key: 'dilute', usual: [3074], rare: [], alleles: {} },
    { key: 'bcc', usual: [3078], rare: [], alleles: {} },
    { key: 'agouti', usual: [3051], rare: [3052], alleles: { N: 'A', Apb: 'A' } },
    { key: 'colourpoint', usual: [3075, 3076], rare: [3077], alleles: { N: 'C' } },
  ],
}

/** What an animal's results leave open of a locus: pairs of the tool's alleles, the dominant first. */
export type CoatReading = {
  key: string
  /** One pair where the usual tests settle it, every pair where none was read. */
  possible: string[][]
  /** `possible`, and what rare variants would make where they were not tested. */
  withRare: string[][]
  /** Tests without a result, by the product's id. */
  unread: { usual: number[]; rare: number[] }
}

const unique = (pairs: string[][]) => [...new Map(pairs.map((pair) => [pair.join('/'), pair])).values()]

/** The pairs that tests of one gene leave open. Of two variants on one chromosome the recessive one acts. */
function readTogether(group: GeneGroup, { alleles, usual }: CoatTests, locus: CoatLocus, read: AllelesByTest) {
  const diplotypes = diplotypesOf(group, read)
  // More variants than two chromosomes carry: the laboratory has to state their phase.
  if (!diplotypes) return { possible: possibleGenotypes(locus.alleles, false), withRare: [] }
  const named = (symbol: string) => alleles[symbol] ?? symbol
  const pairOf = (pair: Diplotype) =>
    allelesInOrder(
      locus.alleles,
      pair.map(
        (symbols) => allelesInOrder(locus.alleles, symbols.length ? symbols.map(named) : [named('N')]).at(-1) ?? '',
      ),
    )
  const unread = unreadIn(group, read)
  const unreadUsual = unread.filter(({ productId }) => usual.includes(productId))
  return {
    possible: withUnread(diplotypes, unreadUsual).map(pairOf),
    withRare: withUnread(diplotypes, unread).map(pairOf),
  }
}

/** A locus that one test reads alone. */
function readAlone({ alleles, usual }: CoatTests, locus: CoatLocus, read: AllelesByTest) {
  const found = usual.flatMap((id) => read.get(id) ?? []).map((allele) => alleles[allele] ?? allele)
  const possible = found.length ? [allelesInOrder(locus.alleles, found)] : possibleGenotypes(locus.alleles, false)
  return { possible, withRare: possible }
}

function readLocus(tests: CoatTests, locus: CoatLocus, read: AllelesByTest): CoatReading {
  const ids = new Set([...tests.usual, ...tests.rare])
  const group = [...ids].map(geneGroupOf).find((one) => one && one.members.length > 1)
  const { possible, withRare } = group
    ? readTogether(groupOfTests(group, ids), tests, locus, read)
    : readAlone(tests, locus, read)
  const isUnread = (id: number) => !read.has(id)
  return {
    key: tests.key,
    possible: unique(possible),
    withRare: unique([...possible, ...withRare]),
    unread: { usual: tests.usual.filter(isUnread), rare: tests.rare.filter(isUnread) },
  }
}

const lociOf: Record<StoreSpecies, readonly CoatLocus[]> = { dog: canineLoci, cat: felineLoci }

/**
 * An animal's results as the loci of its species' colour tool, in the tool's order. `genotypes` are as the catalogue's
 * tests write them, by the product's id: those of other tests are passed over.
 */
export function coatReadings(species: StoreSpecies, genotypes: ReadonlyMap<number, string>): CoatReading[] {
  const read = new Map([...genotypes].map(([id, text]) => [id, splitGenotype(text)[0] ?? []]))
  return coatTests[species].flatMap((tests) => {
    const locus = lociOf[species].find(({ key }) => key === tests.key)
    return locus ? [readLocus(tests, locus, read)] : []
  })
}

/** Cats' tests of orange, dominant white and white spotting. */
export const [orangeTest, dominantWhiteTest, whiteSpottingTest] = [3080, 3060, 3061]

/** What the cats' tool takes beside its four loci; of white two tests decide, "?" where one of them is missing. */
export function moreToolGenotypes(genotypes: ReadonlyMap<number, string>): { key: string; genotype: string }[] {
  const found = [dominantWhiteTest, whiteSpottingTest].map((id) => splitGenotype(genotypes.get(id) ?? '?')[0] ?? [])
  const variants = found.flat().filter((allele) => allele === 'DW' || allele === 'Ws')
  const isKnown = found.every((alleles) => !alleles.includes('?')) && variants.length <= 2
  const white = allelesInOrder(['DW', 'Ws', 'N'], [...variants, 'N', 'N'].slice(0, 2))
  return [
    { key: 'orange', genotype: genotypes.get(orangeTest) ?? '?' },
    { key: 'white', genotype: isKnown ? genotypeText([white]) : '?' },
  ]
}

/** The genotype as a colour tool takes it: "D/d", and "?" where the usual tests leave more than one pair open. */
export const toolGenotype = ({ possible: [one, ...others] }: Pick<CoatReading, 'possible'>): string =>
  one && !others.length ? genotypeText([one]) : '?'
