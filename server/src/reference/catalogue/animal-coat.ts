import type { StoreSpecies } from '@shop/contract/constants'
import { canineCoats, canineLoci, canineMarks } from '../genetics/canine-loci.ts'
import { coatsIn, type Possible } from '../genetics/coat-colour-tool.ts'
import type { Coat, CoatLocus } from '../genetics/coat-loci.ts'
import { wholeCatCoats, wholeCatLoci } from '../genetics/feline-coat.ts'
import type { Naming } from '../genetics/feline-loci.ts'
import { type Gender, possibleGenotypes, splitGenotype } from '../genetics/genotype.ts'
import {
  type CoatReading,
  coatReadings,
  coatTests,
  dominantWhiteTest,
  orangeTest,
  whiteSpottingTest,
} from './coat-genotypes.ts'

type Found = ReadonlyMap<number, string>

/** A locus that one test reads, which is not among the tool's. */
function readMore(key: string, id: number, found: Found, open: string[][], rare?: string[][]): CoatReading {
  const text = found.get(id)
  const possible = text === undefined ? open : splitGenotype(text)
  const unread = text === undefined ? [id] : []
  return {
    key,
    possible,
    withRare: text === undefined ? (rare ?? open) : possible,
    unread: rare ? { usual: [], rare: unread } : { usual: unread, rare: [] },
  }
}

const allReadings = (species: StoreSpecies, gender: Gender, found: Found): CoatReading[] => [
  ...coatReadings(species, found),
  ...(species === 'cat'
    ? [
        readMore('orange', orangeTest, found, possibleGenotypes(['O', 'o'], gender === 'male')),
        // No test reads silver.
        { key: 'silver', possible: [['i', 'i']], withRare: [['i', 'i']], unread: { usual: [], rare: [] } },
        readMore('white', dominantWhiteTest, found, [['N', 'N']], possibleGenotypes(['DW', 'N'], false)),
      ]
    : []),
]

const kinds: Record<StoreSpecies, (naming: Naming) => { loci: readonly CoatLocus[]; coats: readonly Coat[] }> = {
  dog: () => ({ loci: canineLoci, coats: canineCoats }),
  cat: (naming) => ({ loci: wholeCatLoci, coats: wholeCatCoats(naming) }),
}

/** The white on top of the colour, by name; none where nobody looked, or where every amount is open. */
function marksOf(species: StoreSpecies, possible: Possible, found: Found): string[] {
  if (species === 'dog') {
    const marks = coatsIn(canineLoci, canineMarks, possible)
    return marks.length < canineMarks.length ? marks : []
  }
  const text = found.get(whiteSpottingTest)
  return text === undefined ? [] : [text.includes('Ws') ? 'White spotting' : 'No white by this gene']
}

export type AnimalCoat = {
  /** The colours that the usual tests leave open, by name. */
  colours: string[]
  /** What rare variants could make of it besides, and the tests that would decide. */
  rare: { colours: string[]; tests: number[] }
  marks: string[]
  /** Tests without a result that would leave fewer colours. */
  untested: number[]
}

/** Tests whose reading of a coat's colour is in the description. */
export const describedTests = (species: StoreSpecies): ReadonlySet<number> =>
  new Set([
    ...coatTests[species].flatMap(({ usual, rare }) => [...usual, ...rare]),
    ...(species === 'cat' ? [orangeTest, dominantWhiteTest, whiteSpottingTest] : []),
  ])

/**
 * An animal's coat from its genotypes, by the product's id; null where no test of its colour has a result. What was not
 * tested leaves every colour open that it could make.
 */
export function coatFrom(
  { species, gender, naming }: { species: StoreSpecies; gender: Gender; naming: Naming },
  found: Found,
): AnimalCoat | null {
  const tests = describedTests(species)
  if (![...found.keys()].some((id) => tests.has(id))) return null
  const { loci, coats } = kinds[species](naming)
  const readings = allReadings(species, gender, found)
  const possible: Possible = Object.fromEntries(readings.map((one) => [one.key, one.possible]))
  const colours = coatsIn(loci, coats, possible)
  const countIf = (key: string, pairs: string[][]) => coatsIn(loci, coats, { ...possible, [key]: pairs })
  const rare = readings.map(({ key, withRare, unread }) => ({
    colours: countIf(key, withRare).filter((name) => !colours.includes(name)),
    tests: unread.rare,
  }))
  const matters = ({ key, possible: pairs }: CoatReading) =>
    pairs.some((pair) => countIf(key, [pair]).length < colours.length)
  return {
    colours,
    rare: {
      colours: [...new Set(rare.flatMap((one) => one.colours))],
      tests: rare.flatMap((one) => (one.colours.length ? one.tests : [])),
    },
    marks: marksOf(species, possible, found),
    untested: readings.filter(matters).flatMap(({ unread }) => unread.usual),
  }
}
