import type { AnimalRow } from '../../animals/animal/access.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { Db } from '../../platform/db/open.ts'
import { readTogether } from '../../platform/db/rows-of.ts'
import { GenotypeError, genotypeText, isOfTwoX, noCopy, readGenotype } from '../../reference/genetics/genotype.ts'
import { isXLinked } from '../../reference/genetics/inheritance.ts'
import { samples } from '../../schema/sample.ts'
import { conflictOver, conflictRows, type OpenConflict, openIn } from './conflicts.ts'
import { type ResultRows, resultRows, type Test } from './lines.ts'

type Tested = Pick<AnimalRow, 'id' | 'gender'>
/** An animal's genotypes by the test's id: "N/CEA". */
export type Genotypes = ReadonlyMap<number, string>
type Known = {
  tests: ReadonlyMap<number, Test>
  of: (animalId: string) => Genotypes
  /** Ids of the tests in which samples of the animal contradict each other: no genotype is known. */
  contradictedIn: (animalId: string) => ReadonlySet<number>
  /** Of what an animal is clear by its parents alone, over how many generations, by the test's id. */
  generationsOf: (animalId: string) => ReadonlyMap<number, number>
  /** Some of it was made for trying the shop out. */
  isSampleData: boolean
}

const none: Genotypes = new Map()
const noConflicts: ReadonlySet<number> = new Set()

/** Two copies of the normal allele: what an animal has that is clear by parentage. */
function clearGenotype(test: Test, gender: AnimalRow['gender']): string {
  const [normal] = test.normalAlleles
  return `${normal}/${isXLinked(test.modeOfInheritance) && gender === 'male' ? noCopy : normal}`
}

type Reading = { genotype: string | null; basis: 'tested' | 'parentage' }

/** In its one way of writing; null for a marker that failed, and for a genotype that does not fit the animal. */
function readingOf(test: Test, { genotype, basis }: Reading, gender: AnimalRow['gender']): string | null {
  if (basis === 'parentage') return clearGenotype(test, gender)
  try {
    if (genotype === null) return null
    const loci = readGenotype(test, genotype, gender)
    // What a male with two X chromosomes would pass on is not known.
    return isOfTwoX(test, loci, gender) ? null : genotypeText(loci)
  } catch (error) {
    if (error instanceof GenotypeError) return null
    throw error
  }
}

/** All results of animals, and what their samples contradict each other in, to be read: `genotypesIn` takes them. */
export const genotypeRows = (animalIds: readonly string[]) => ({
  results: resultRows(anyOf(samples.animalId, animalIds)),
  conflicts: conflictRows(animalIds),
})

/** `genotypesIn` of these animals, in one statement for any number. */
export async function knownGenotypes(db: Db, animals: readonly Tested[]): Promise<Known> {
  const { results, conflicts } = await readTogether(db, genotypeRows(animals.map(({ id }) => id)))
  return genotypesIn(animals, results, openIn(conflicts))
}

/**
 * What the laboratory has found in each of these animals, from all their samples, for what their offspring may inherit.
 * What failed is not known, and neither is what samples contradict each other in.
 */
export function genotypesIn(
  animals: readonly Tested[],
  { lines, tests: found }: ResultRows,
  open: readonly OpenConflict[],
): Known {
  const rows = lines.filter(({ settlementId }) => settlementId === null)
  const counted = new Set(rows.map(({ productId }) => productId))
  const tests = new Map(found.flatMap((test) => (counted.has(test.id) ? [[test.id, test] as const] : [])))
  const genders = new Map(animals.map(({ id, gender }) => [id, gender]))

  const readings = new Map<string, string | null>()
  const read = (test: Test, row: Reading, gender: AnimalRow['gender']) => {
    const key = `${test.id} ${gender} ${row.basis} ${row.genotype}`
    if (!readings.has(key)) readings.set(key, readingOf(test, row, gender))
    return readings.get(key) ?? null
  }
  const openOf = Map.groupBy(open, ({ animalId }) => animalId)
  const byAnimal = new Map<string, Map<number, string>>()
  const conflicting = new Map<string, Set<number>>()
  const inAnimal = <Of>(all: Map<string, Of>, animalId: string, make: () => Of): Of => {
    const own = all.get(animalId) ?? make()
    all.set(animalId, own)
    return own
  }
  const rowsOf = Map.groupBy(rows, ({ sample }) => sample.animalId)
  for (const row of rows) {
    const { animalId } = row.sample
    const test = tests.get(row.productId)
    const gender = genders.get(animalId ?? '')
    const genotype = test && gender ? read(test, row, gender) : null
    if (animalId === null || genotype === null) continue
    const isContradicted = conflictOver(openOf.get(animalId) ?? [], row) !== undefined
    const own = inAnimal(byAnimal, animalId, () => new Map<number, string>())
    if (isContradicted) inAnimal(conflicting, animalId, () => new Set<number>()).add(row.productId)
    // What was read counts before what follows from the parents.
    else if (row.basis === 'tested' || !own.has(row.productId)) own.set(row.productId, genotype)
  }
  for (const [animalId, tested] of conflicting) for (const id of tested) byAnimal.get(animalId)?.delete(id)
  return {
    tests,
    of: (animalId) => byAnimal.get(animalId) ?? none,
    contradictedIn: (animalId) => conflicting.get(animalId) ?? noConflicts,
    generationsOf: (animalId) => {
      const own = rowsOf.get(animalId) ?? []
      const read = new Set(own.filter(({ genotype }) => genotype !== null).map(({ productId }) => productId))
      return new Map(
        own.flatMap(({ basis, productId, generations }) =>
          basis === 'parentage' && !read.has(productId) ? [[productId, generations ?? 1] as const] : [],
        ),
      )
    },
    isSampleData: rows.some(({ sample }) => sample.isSampleData),
  }
}
