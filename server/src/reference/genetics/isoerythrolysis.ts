import { species } from '@shop/contract/constants'
import type { BloodType, IsoerythrolysisRisk } from '@shop/contract/genotype'
import { type Chance, chanceOf, type Locus } from './cross.ts'
import { possibleGenotypes } from './genotype.ts'
import type { TestFacts } from './test-facts.ts'

/** What is known of kittens that drink the first milk of a queen of another blood group: feline_blood_group.csv. */
export type BloodGroupFacts = {
  /** The type of each genotype, its alleles in alphabetical order. */
  types: ReadonlyMap<string, BloodType>
  risks: { queen: BloodType | null; kitten: BloodType | null; risk: IsoerythrolysisRisk; note: string }[]
  whatToDo: string
  sources: string[]
}

/** The test of the cats' blood group. */
export const isBloodGroup = ({ gene, speciesId }: Pick<TestFacts, 'gene' | 'speciesId'>): boolean =>
  gene === 'CMAH' && speciesId === species.feline

export type Isoerythrolysis = {
  queen: BloodType | null
  tom: BloodType | null
  risk: IsoerythrolysisRisk
  /** Of the kittens, how many fall ill if they drink the queen's first milk, from 0 to 1. */
  atRisk: Chance
  note: string
  /** Null where nothing is to be feared. */
  whatToDo: string | null
  sources: string[]
}

export const typeKey = (alleles: readonly string[]): string =>
  [...alleles].toSorted((a, b) => (a < b ? -1 : 1)).join('/')

const typeOf = ({ types }: BloodGroupFacts, alleles: readonly string[] | null): BloodType | null =>
  (alleles && types.get(typeKey(alleles))) ?? null

/** The file's line for a queen with such a kitten; a line without a kitten's type is for all. */
const riskFor = ({ risks }: BloodGroupFacts, queen: BloodType | null, kitten: BloodType | null) =>
  risks.find((one) => one.queen === queen && (one.kitten === kitten || one.kitten === null))

const nobody: Chance = { from: 0, to: 0 }

/** The chance of a kitten that the milk of such a queen would harm. */
const harmed = (facts: BloodGroupFacts, locus: Locus, queen: BloodType): Chance =>
  chanceOf(locus, null, (genotype) => riskFor(facts, queen, typeOf(facts, genotype.split('/')))?.risk === 'high')

/** The lowest and the highest over all genotypes that an untested queen may have. */
function anyQueen(facts: BloodGroupFacts, locus: Locus): Chance {
  const chances = possibleGenotypes(locus.alleles, false).map((dam) => {
    const queen = typeOf(facts, dam)
    return queen ? harmed(facts, { ...locus, dam }, queen) : nobody
  })
  return { from: Math.min(...chances.map(({ from }) => from)), to: Math.max(...chances.map(({ to }) => to)) }
}

/**
 * Neonatal isoerythrolysis: the first milk of a type B queen can kill kittens of type A or AB. From the parents' alleles
 * of CMAH; an untested tom makes a range, an untested queen leaves it open unless no kitten could be of another type.
 */
export function isoerythrolysisOf(facts: BloodGroupFacts, locus: Locus): Isoerythrolysis {
  const [queen, tom] = [typeOf(facts, locus.dam), typeOf(facts, locus.sire)]
  const atRisk = queen ? harmed(facts, locus, queen) : anyQueen(facts, locus)
  const isSafe = atRisk.to === 0
  // Of a type B queen, a type A kitten represents all that are harmed; without the tom's type none is known.
  const kitten = queen === 'B' && !isSafe ? tom && 'A' : queen
  const said = riskFor(facts, queen, kitten)
  return {
    queen,
    tom,
    risk: queen ? (said?.risk ?? 'undetermined') : isSafe ? 'none' : 'undetermined',
    atRisk,
    note:
      !queen && isSafe
        ? 'Whatever the queen’s type, no kitten of this tom is of a type that a type B queen’s milk would harm.'
        : (said?.note ?? ''),
    whatToDo: isSafe ? null : facts.whatToDo,
    sources: facts.sources,
  }
}
