import { productTypes } from '@shop/contract/constants'
import type { ResultSheet } from '@shop/contract/result'
import { and, eq } from 'drizzle-orm'
import type { AnimalRow } from '../../animals/animal/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { sampleStageTimes } from '../../schema/sample.ts'
import { conflictsOf } from './animal-conflicts.ts'
import { currentRows, linesInOrder, orderedTests, type SampleRow, toResult, withMedicine } from './lines.ts'
import { results } from '../../schema/result.ts'
import { isVerified } from './identity.ts'
import { recordChanges } from './record.ts'
import { withGeneReadings } from './gene-results.ts'

async function reportedAt(db: Db, barcode: string): Promise<string | null> {
  const [time] = await db
    .select({ at: sampleStageTimes.at })
    .from(sampleStageTimes)
    .where(and(eq(sampleStageTimes.barcode, barcode), eq(sampleStageTimes.stage, 'reported')))
  return time?.at.toISOString() ?? null
}

/** What was read in one of an animal's samples, as it is understood today. */
export async function resultSheetOf(db: Db, animal: AnimalRow, sample: SampleRow): Promise<ResultSheet> {
  const { barcode } = sample
  const conflicts = await conflictsOf(db, animal.id)
  const rows = await currentRows(db, eq(results.barcode, barcode))
  const lines = await withGeneReadings(
    db,
    animal,
    rows.map((row) => toResult(row, animal, conflicts.over(row))),
  )
  const read = new Set(lines.map(({ product }) => product.id))
  // What was withdrawn is read in the kit that took its place.
  const ordered = sample.withdrawnAt ? [] : await orderedTests(db, [barcode])
  const waiting = ordered.filter(({ productId }) => !read.has(productId))
  return {
    barcode,
    isPartial: sample.problem === 'partial_result' || waiting.length > 0,
    isIdentityVerified: isVerified(sample, animal),
    recordChange: recordChanges(sample.testedAs, animal).join(' and ') || null,
    collector: sample.collector,
    waiting: {
      diseases: waiting.filter(({ typeId }) => typeId === productTypes.disease).length,
      traits: waiting.filter(({ typeId }) => typeId === productTypes.trait).length,
    },
    reportedAt: await reportedAt(db, barcode),
    isSampleData: sample.isSampleData,
    conflicts: conflicts.ofSample(barcode),
    results: linesInOrder(lines.map(withMedicine)),
  }
}
