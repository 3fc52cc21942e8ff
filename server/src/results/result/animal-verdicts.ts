import type { Result } from '@shop/contract/result'
import { byVerdict, resultStatuses } from '@shop/contract/verdict'
import { and, eq, type SQL } from 'drizzle-orm'
import type { AnimalRow } from '../../animals/animal/access.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { Db } from '../../platform/db/open.ts'
import { type ReadOf, readTogether } from '../../platform/db/rows-of.ts'
import { isDisease } from '../../reference/genetics/test-facts.ts'
import { samples } from '../../schema/sample.ts'
import { type AnimalIds, conflictOver, conflictRows, openIn } from './conflicts.ts'
import { asTested } from './record.ts'
import { type ResultRow, resultRows, standingIn, statusOf } from './lines.ts'
import { results } from '../../schema/result.ts'

export type AnimalVerdict = {
  product: { id: number; name: string }
  kind: Result['kind']
  /** Null for most traits: their genotype is enough. */
  status: Result['status']
  genotype: string | null
  isByParentage: boolean
}
type Tested = Pick<AnimalRow, 'id' | 'gender' | 'isDesexed' | 'breedId'>

/** Of several rows of one test: a reading, the newest, before what follows from the parents, before a marker that failed. */
const weightOf = ({ genotype, basis }: ResultRow) => (genotype !== null ? 2 : basis === 'parentage' ? 1 : 0)
const strongest = (rows: readonly ResultRow[]) =>
  rows.reduce((best, row) => (weightOf(row) >= weightOf(best) ? row : best))

/** Diseases first, and of them what matters first. */
export const byKindAndVerdict = (a: AnimalVerdict, b: AnimalVerdict) =>
  a.kind.localeCompare(b.kind) || byVerdict(a, b) || a.product.name.localeCompare(b.product.name, 'en')

/** Results of these animals, of one test or of all, and what contradicts them, to be read: `verdictsIn` takes them. */
export const verdictRows = (animalIds: AnimalIds, productId?: number) => ({
  results: resultRows(
    and(
      anyOf(samples.animalId, animalIds),
      productId === undefined ? undefined : eq(results.productId, productId),
    ) as SQL,
  ),
  conflicts: conflictRows(animalIds),
})

/** `verdictsIn` of these animals, in one statement for any number. */
export const animalVerdicts = async (db: Db, animals: readonly Tested[], productId?: number) =>
  animals.length
    ? verdictsIn(
        animals,
        await readTogether(
          db,
          verdictRows(
            animals.map(({ id }) => id),
            productId,
          ),
        ),
      )
    : new Map<string, AnimalVerdict[]>()

/** `statusOf`, worked out once for all animals of which a test reads the same. */
function statusReader() {
  const known = new Map<string, Result['status']>()
  return (row: ResultRow, animal: Tested): Result['status'] => {
    const { gender, isDesexed } = asTested(row.sample.testedAs, animal)
    const key = [row.productId, row.basis, row.genotype, gender, isDesexed].join(' ')
    const status = known.has(key) ? known.get(key) : statusOf(row, animal)
    known.set(key, status ?? null)
    return status ?? null
  }
}

/**
 * What each of these animals is known to be, test by test, from all its reported samples. What samples contradict each
 * other in is conflicting.
 */
export function verdictsIn(
  animals: readonly Tested[],
  read: ReadOf<ReturnType<typeof verdictRows>>,
): Map<string, AnimalVerdict[]> {
  const rowsOf = Map.groupBy(standingIn(read.results), ({ sample }) => sample.animalId)
  const readStatus = statusReader()
  const openOf = Map.groupBy(openIn(read.conflicts), ({ animalId }) => animalId)
  return new Map(
    animals.map((animal) => {
      const open = openOf.get(animal.id) ?? []
      const byTest = Map.groupBy(rowsOf.get(animal.id) ?? [], ({ productId: of }) => of)
      const verdicts = [...byTest.values()].map((group): AnimalVerdict => {
        const row = strongest(group)
        const isContradicted = group.some((one) => conflictOver(open, one))
        return {
          product: { id: row.product.id, name: row.product.name },
          kind: isDisease(row.product) ? 'disease' : 'trait',
          status: isContradicted ? 'conflicting' : readStatus(row, animal),
          genotype: isContradicted ? null : row.genotype,
          isByParentage: row.basis === 'parentage',
        }
      })
      return [animal.id, verdicts]
    }),
  )
}

/** How many of these came out how. */
export const countsOf = (verdicts: readonly Pick<AnimalVerdict, 'status'>[]) =>
  resultStatuses
    .map((status) => ({ status, count: verdicts.filter((one) => one.status === status).length }))
    .filter(({ count }) => count > 0)

/** Diseases alone. */
export const isOfDisease = ({ kind }: AnimalVerdict) => kind === 'disease'
