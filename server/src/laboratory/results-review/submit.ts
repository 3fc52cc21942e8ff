import { Failure } from '@shop/contract/failure'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { checkFile, fingerprintOf, importedBefore, type LabFile } from '../laboratory/import-results.ts'
import { codesOf, lockSamples, rankOf } from '../laboratory/lab-sample.ts'
import { reach } from '../laboratory/stages.ts'
import { resultsReviews } from '../../schema/results-review.ts'

export type ReviewRow = typeof resultsReviews.$inferSelect

/**
 * Stores a file for a second person to review; its samples go to the stage of review. 428 names every line that an
 * import would refuse. A file that waits or was approved is returned as it is, with `isRepeat`.
 */
export async function submitForReview(
  db: Db,
  file: LabFile & { by: string; byId: string | null },
  { isDemo, also }: { isDemo: boolean; also?: (tx: Db, row: ReviewRow) => Promise<void> },
): Promise<{ row: ReviewRow; isRepeat: boolean }> {
  const sha256 = fingerprintOf(file.text)
  const held = await findBySha(db, sha256)
  if (held) return { row: held, isRepeat: true }
  const before = await importedBefore(db, sha256)
  if (before !== undefined) throw new Failure(409, { message: `This file was imported before, as ${before}.` })

  const { fileName, text, reason, by, byId } = file
  const { barcodes, sampleCount, isSampleData } = await checkFile(db, file, { isDemo })
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(resultsReviews)
      .values({ sha256, fileName, text, correction: reason || null, by, byId, sampleCount, isSampleData })
      .onConflictDoNothing({ target: resultsReviews.sha256 })
      .returning()
    if (!row) {
      const other = await findBySha(tx, sha256)
      if (!other) throw new Failure(409, { message: 'This file was just returned. Bring it again.' })
      return { row: other, isRepeat: true }
    }
    const waiting = [...(await lockSamples(tx, barcodes)).values()].filter(
      ({ stage }) => rankOf(stage) < rankOf('review'),
    )
    await reach(tx, codesOf(waiting), 'review', row.submittedAt)
    await also?.(tx, row)
    return { row, isRepeat: false }
  })
}

async function findBySha(db: Db, sha256: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(resultsReviews).where(eq(resultsReviews.sha256, sha256))
  return row
}
