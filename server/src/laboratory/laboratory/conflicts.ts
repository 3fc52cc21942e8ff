import type { LabConflict } from '@shop/contract/laboratory'
import { and, asc, countDistinct, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { animals } from '../../schema/animal.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { Db } from '../../platform/db/open.ts'
import { closeOutdatedReports } from '../../results/report/register.ts'
import { type OpenConflict, openConflicts, toConflict } from '../../results/result/conflicts.ts'
import { type Decided, type Decision, reopenConflict, settleConflict } from '../../results/result/settle.ts'
import { samples } from '../../schema/sample.ts'
import type { Services } from '../../platform/services.ts'
import { recordNews, type SampleNews } from './notify.ts'

/** So many animals with several samples are looked at in one call. */
const pageSize = 500

/** In what samples of one animal contradict each other, animal by animal: the laboratory sees barcodes alone. */
export async function listConflicts(
  db: Db,
  { after }: { after?: string },
): Promise<{ results: LabConflict[]; next: string | null }> {
  const found = await db
    .select({ animalId: sql<string>`${samples.animalId}` })
    .from(samples)
    .where(and(isNotNull(samples.animalId), after ? gt(samples.animalId, after) : undefined))
    .groupBy(samples.animalId)
    .having(gt(countDistinct(samples.barcode), 1))
    .orderBy(asc(samples.animalId))
    .limit(pageSize)
  const ids = found.map(({ animalId }) => animalId)
  const open = await openConflicts(db, ids)
  const shown = open.map((conflict) => {
    const { settlement: _, ...rest } = toConflict(conflict)
    return { ...rest, about: conflict.about }
  })
  return { results: shown, next: found.length === pageSize ? (ids.at(-1) ?? null) : null }
}

/**
 * Closes the reports of animals whose samples contradict each other since these were reported. Of two files about two
 * samples of one animal the second waits here on the animal's row, and sees what the first brought. Returns what
 * samples of these animals contradict each other in.
 */
export async function closeContradicted(tx: Db, barcodes: string[]): Promise<OpenConflict[]> {
  const theirs = tx.select({ animalId: samples.animalId }).from(samples).where(anyOf(samples.barcode, barcodes))
  const several = await tx
    .select({ animalId: sql<string>`${samples.animalId}` })
    .from(samples)
    .where(inArray(samples.animalId, theirs))
    .groupBy(samples.animalId)
    .having(gt(countDistinct(samples.barcode), 1))
  const ids = several.map(({ animalId }) => animalId)
  if (!ids.length) return []
  await tx
    .select({ id: animals.id })
    .from(animals)
    .where(inArray(animals.id, ids))
    .orderBy(asc(animals.id))
    .for('no key update')
  const open = await openConflicts(tx, ids)
  for (const animalId of new Set(open.map((conflict) => conflict.animalId))) await closeOutdatedReports(tx, animalId)
  return open
}

/** News of results, with those that contradict another sample since then named so. */
export const withConflicts = (news: SampleNews[], open: readonly OpenConflict[]): SampleNews[] =>
  news.map((one) => {
    const isIn = open.some(({ readings }) =>
      readings.some(
        ({ barcode, importId }) => barcode === one.barcode && (one.importId === null || importId === one.importId),
      ),
    )
    return isIn ? { ...one, news: 'conflicting' } : one
  })

type Work = Pick<Services, 'jobs'>

/** Closes reports that state otherwise, renews the life plan, and mails everybody. */
async function follow(tx: Db, work: Work, { settlement, isRepeat }: Decided) {
  const { id, animalId, barcode, name, takenBackRun } = settlement
  if (!isRepeat) {
    await closeOutdatedReports(tx, animalId)
    await recordNews(tx, work, takenBackRun ?? id, [
      { barcode, news: takenBackRun ? 'reopened' : 'settled', importId: null },
    ])
  }
  return { barcode, name, isRepeat }
}

export const settleAndFollow = async (tx: Db, work: Work, decision: Decision) =>
  follow(tx, work, await settleConflict(tx, decision))

export const reopenAndFollow = async (tx: Db, work: Work, decision: Decision) =>
  follow(tx, work, await reopenConflict(tx, decision))
