import type { Result } from '@shop/contract/result'
import { and, eq, inArray, lt, type SQL } from 'drizzle-orm'
import type { animals } from '../../schema/animal.ts'
import { geneGroupOf } from '../../reference/catalogue/gene-groups.ts'
import type { Db } from '../../platform/db/open.ts'
import type { TestFacts } from '../../reference/genetics/test-facts.ts'
import { conflictOver, openConflicts, toConflict } from '../../results/result/conflicts.ts'
import { knownGenotypes } from '../../results/result/genotypes.ts'
import { type ResultRow, standingRows, toResult } from '../../results/result/lines.ts'
import { results } from '../../schema/result.ts'
import { together } from '../../results/result/gene-results.ts'
import { samples } from '../../schema/sample.ts'
import { regrouped, releasedAt } from './gene-groups.ts'
import { releasedTests, type verdictChanges } from '../../schema/catalogue-release.ts'

export type Tested = Pick<typeof animals.$inferSelect, 'id' | 'gender' | 'isDesexed' | 'breedId'>
type Change = Omit<typeof verdictChanges.$inferInsert, 'sha256'> & { animalId: string }

/** A result's text on a page: a verdict of a disease; of a trait what the tests of its gene mean together. */
const statedOf = ({ kind, status, together: beside }: Result) => ({
  status: kind === 'disease' ? status : null,
  reading: kind === 'trait' ? (beside?.reading ?? null) : null,
})

/** Where a gene was not read together before, or no longer is, nothing stated has become different. */
const isOther = (before: ReturnType<typeof statedOf>, after: ReturnType<typeof statedOf>) =>
  before.status !== after.status ||
  (before.reading !== null && after.reading !== null && before.reading !== after.reading)

/**
 * Which results of these animals mean something else since a release, each read with the others of its gene, by the
 * earlier data and by today's. Only results from before the release: newer ones were never shown with the old meaning.
 */
export async function verdictChangesOf(tx: Db, sha256: string, page: Tested[]): Promise<Change[]> {
  const released = await tx.select().from(releasedTests).where(eq(releasedTests.sha256, sha256))
  const factsBefore = new Map(released.map(({ productId, before }) => [productId, before as TestFacts]))
  const genes = await regrouped(tx, sha256)
  const partners = [...factsBefore.keys()].flatMap(
    (id) => geneGroupOf(id)?.members.map(({ productId }) => productId) ?? [],
  )
  const concerned = [...new Set([...factsBefore.keys(), ...partners, ...genes.productIds])]
  if (!concerned.length || !page.length) return []
  const ids = page.map(({ id }) => id)
  const where = and(inArray(samples.animalId, ids), inArray(results.productId, concerned)) as SQL
  const standing = await standingRows(tx, where)
  const older = await tx
    .select({ id: results.id })
    .from(results)
    .where(
      and(
        inArray(
          results.id,
          standing.map(({ id }) => id),
        ),
        lt(results.createdAt, releasedAt(tx, sha256)),
      ),
    )
  const isOlder = new Set(older.map(({ id }) => id))
  const rows = standing.filter(({ id }) => isOlder.has(id))
  const rowsOf = Map.groupBy(rows, ({ sample }) => sample.animalId)
  const tested = page.filter(({ id }) => rowsOf.has(id))
  const genotypes = await knownGenotypes(tx, tested)
  const open = Map.groupBy(
    await openConflicts(
      tx,
      tested.map(({ id }) => id),
    ),
    ({ animalId }) => animalId,
  )
  return tested.flatMap((animal) => {
    const own = rowsOf.get(animal.id) ?? []
    const resultOf = (row: ResultRow) => {
      const conflict = conflictOver(open.get(animal.id) ?? [], row)
      return toResult(row, animal, conflict ? toConflict(conflict) : null)
    }
    const asBefore = (row: ResultRow): ResultRow => ({
      ...row,
      product: { ...row.product, ...factsBefore.get(row.productId) },
    })
    const known = genotypes.of(animal.id)
    const were = together(
      known,
      own.map((row) => resultOf(asBefore(row))),
      genes.before,
    ).map(statedOf)
    const are = together(known, own.map(resultOf)).map(statedOf)
    return own.flatMap((row, index): Change[] => {
      const [before, after] = [were[index], are[index]]
      if (!before || !after || !isOther(before, after)) return []
      return [
        {
          animalId: animal.id,
          resultId: row.id,
          before: before.status,
          after: after.status,
          beforeReading: before.reading,
          afterReading: after.reading,
        },
      ]
    })
  })
}
