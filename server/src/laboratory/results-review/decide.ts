import { foldedName } from '@shop/contract/text'
import { Failure } from '@shop/contract/failure'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import type { Db } from '../../platform/db/open.ts'
import { importResults } from '../laboratory/import-results.ts'
import { labImports } from '../../schema/laboratory.ts'
import type { Services } from '../../platform/services.ts'
import type { ReviewRow } from './submit.ts'
import { resultsReviews } from '../../schema/results-review.ts'
import { resultsReleaseQueue } from './queues.ts'

type Shop = Pick<Services, 'db' | 'jobs'>

/** After so long another process finishes a release. */
const staleMinutes = 2

/** The file, locked until the transaction ends; 404 where there is none. */
async function lockReview(tx: Db, id: string): Promise<ReviewRow> {
  const [row] = await tx.select().from(resultsReviews).where(eq(resultsReviews.id, id)).for('update')
  if (!row) throw new Failure(404, { message: 'No file waits under this number.' })
  return row
}

/** Who decides; `byId` is their account, where they are signed in. */
type Reviewer = { by: string; byId: string | null }

/** Whoever has changed their name is still who brought it. */
export const isOwnFile = (row: ReviewRow, { by, byId }: Reviewer): boolean =>
  foldedName(by) === foldedName(row.by) || (byId !== null && byId === row.byId)

const refuseOwn = (row: ReviewRow, reviewer: Reviewer) => {
  if (isOwnFile(row, reviewer)) throw refusal({ by: `${row.by} brought this file. Somebody else reviews it.` })
}

/**
 * Approves a file that somebody else submitted, and imports it; repeated, it changes nothing. Where the import refuses
 * it, because a sample has changed since, the file waits again, and 428 names the lines.
 */
export async function approveReview(
  shop: Shop,
  { id, by, byId }: Reviewer & { id: string },
  also?: (tx: Db, row: ReviewRow) => Promise<void>,
): Promise<{ row: ReviewRow; resultCount: number; isRepeat: boolean }> {
  const isRepeat = await shop.db.transaction(async (tx) => {
    const row = await lockReview(tx, id)
    if (row.state === 'released') return true
    if (row.state === 'returned')
      throw new Failure(409, { message: `${row.reviewer} returned this file: ${row.returnReason}` })
    refuseOwn(row, { by, byId })
    await tx
      .update(resultsReviews)
      .set({ state: 'released', reviewer: by, decidedAt: new Date() })
      .where(eq(resultsReviews.id, id))
    await also?.(tx, row)
    return false
  })
  return { ...(await importReleased(shop, id)), isRepeat }
}

async function countOf(db: Db, importId: string): Promise<number> {
  const [done] = await db.select({ count: labImports.resultCount }).from(labImports).where(eq(labImports.id, importId))
  return done?.count ?? 0
}

/** What was released is imported; the same bytes are imported once, so it may be called again. */
async function importReleased(shop: Shop, id: string): Promise<{ row: ReviewRow; resultCount: number }> {
  const { db } = shop
  const [found] = await db.select().from(resultsReviews).where(eq(resultsReviews.id, id))
  if (found?.state !== 'released') throw new Failure(409, { message: 'This file is not released.' })
  const { fileName, text, correction, isSampleData, importId } = found
  if (importId) return { row: found, resultCount: await countOf(db, importId) }
  if (text === null) throw new Error(`The review ${id} has neither text nor import`)
  const file = { fileName, text, ...(correction && { reason: correction }) }
  try {
    const imported = await importResults(shop, file, { isDemo: isSampleData })
    const [row] = await db
      .update(resultsReviews)
      .set({ importId: imported.id, text: null })
      .where(eq(resultsReviews.id, id))
      .returning()
    if (!row) throw new Error(`No review ${id}`)
    return { row, resultCount: imported.resultCount }
  } catch (error) {
    if (error instanceof Failure && error.status === 428)
      await db
        .update(resultsReviews)
        .set({ state: 'waiting', reviewer: null, decidedAt: null })
        .where(and(eq(resultsReviews.id, id), isNull(resultsReviews.importId)))
    throw error
  }
}

/** Returns a file to whoever submitted it, who may submit it again; repeated, it changes nothing. */
export const returnReview = (
  db: Db,
  { id, by, reason }: { id: string; by: string; reason: string },
  also?: (tx: Db, row: ReviewRow) => Promise<void>,
): Promise<ReviewRow> =>
  db.transaction(async (tx) => {
    const row = await lockReview(tx, id)
    if (row.state === 'returned') return row
    if (row.state === 'released')
      throw new Failure(409, { message: `${row.reviewer} released these results. A correction is a file of its own.` })
    const [returned] = await tx
      .update(resultsReviews)
      .set({ state: 'returned', sha256: null, text: null, reviewer: by, decidedAt: new Date(), returnReason: reason })
      .where(eq(resultsReviews.id, id))
      .returning()
    if (!returned) throw new Error(`No review ${id}`)
    await also?.(tx, returned)
    return returned
  })

/** Imports a released file whose process has crashed; refused lines are named when it is released again. */
export async function finishApproval(shop: Shop, reviewId: string): Promise<void> {
  try {
    await importReleased(shop, reviewId)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
  }
}

/** Has files imported that were released, and are not imported by whoever released them. */
export async function sweepApprovals({ db, jobs }: Shop): Promise<void> {
  const left = await db
    .select({ reviewId: resultsReviews.id })
    .from(resultsReviews)
    .where(
      and(
        eq(resultsReviews.state, 'released'),
        isNull(resultsReviews.importId),
        lt(resultsReviews.decidedAt, sql`now() - make_interval(mins => ${staleMinutes})`),
      ),
    )
  for (const { reviewId } of left) await jobs.send(resultsReleaseQueue, { reviewId })
}
