import type { Advanced } from '@shop/contract/laboratory'
import type { labProblems } from '@shop/contract/laboratory-stages'
import type { SampleProblem, SampleStage } from '@shop/contract/sample-stage'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { animals } from '../../schema/animal.ts'
import { newBarcode } from '../../platform/values/barcode.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { batchesOf } from '../../platform/db/batches.ts'
import type { Db } from '../../platform/db/open.ts'
import { isUnread } from '../../animals/sample/added-tests.ts'
import { samples, sampleStageTimes, sampleTests, sampleUpgrades } from '../../schema/sample.ts'
import { type Completeness, completenessOf } from './completeness.ts'
import { Faults } from '../../platform/input/faults.ts'
import type { SampleNews } from './notify.ts'
import { codesOf, holdOf, type LabSample, lockSamples, rankOf, voidFault } from './lab-sample.ts'

export type Advance = {
  barcodes: string[]
  stage: SampleStage
  /** When it was; now, where it is left out. */
  at?: Date
  /** What the animal's owner may read beside the stage. */
  note?: string
  problem?: (typeof labProblems)[number]
  /** When results are expected. */
  expectedAt?: Date
}

/**
 * Brings samples to a stage, all or none: 428 names each barcode that cannot go there, and why. Also returns the news,
 * which the caller has to send.
 */
export async function advance(tx: Db, change: Advance, now = new Date()): Promise<Advanced & { news: SampleNews[] }> {
  const { stage, problem, at = now } = change
  const barcodes = [...new Set(change.barcodes)]
  const known = await lockSamples(tx, barcodes)
  const list = [...known.values()]
  const found = stage === 'reported' ? await completenessOf(tx, list) : new Map<string, Completeness>()

  const faults = new Faults()
  for (const barcode of barcodes) {
    const fault = faultOf(known.get(barcode), change, found.get(barcode))
    if (fault) faults.add(barcode, fault)
  }
  if (at > now) faults.add('at', 'lies in the future.')
  faults.refuse('Nothing was changed.')

  const moved = codesOf(list.filter((sample) => rankOf(sample.stage) < rankOf(stage)))
  const unchanged = codesOf(list).filter((barcode) => !moved.includes(barcode))
  const byProblem = Map.groupBy(list, (sample) => problemAfter(sample, change, found.get(sample.barcode)))
  for (const [left, group] of byProblem)
    await tx
      .update(samples)
      .set({ problem: left, ...(change.expectedAt && { expectedAt: change.expectedAt }) })
      .where(anyOf(samples.barcode, codesOf(group)))
  await reach(tx, moved, stage, at, change.note)

  const recollections: Record<string, string> = {}
  const failing = problem === 'failed' ? list.filter((sample) => sample.problem !== 'failed') : []
  for (const { barcode } of failing) recollections[barcode] = await recollect(tx, barcode, now)
  return {
    moved,
    unchanged,
    recollections,
    news: [
      ...failing.map(({ barcode }) => ({ news: 'failed' as const, barcode, importId: null })),
      ...(problem !== 'failed'
        ? newsAt(
            stage,
            list.filter(({ barcode }) => moved.includes(barcode)),
            found,
          )
        : []),
    ],
  }
}

/** Sets the stage of samples that are before it, and its time. A second swab is reported with the first, under whose barcode the results are. */
export async function reach(tx: Db, barcodes: string[], stage: SampleStage, at: Date, note?: string) {
  for (const batch of batchesOf(barcodes)) {
    const named = anyOf(samples.barcode, batch)
    const rows = await tx
      .update(samples)
      .set({ stage })
      .where(stage === 'reported' ? or(named, anyOf(samples.twinOf, batch)) : named)
      .returning({ barcode: samples.barcode })
    await tx
      .insert(sampleStageTimes)
      .values(rows.map(({ barcode }) => ({ barcode, stage, at, note: note || null })))
      .onConflictDoNothing()
    if (stage !== 'reported') continue
    await freezeRecord(tx, codesOf(rows))
    await tx
      .update(sampleUpgrades)
      .set({ reportedAt: at })
      .where(and(isUnread, anyOf(sampleUpgrades.barcode, codesOf(rows))))
  }
}

/**
 * Freezes the facts that verdicts depend on, when they are reported. Later changes of the animal's record leave them.
 */
const freezeRecord = (tx: Db, barcodes: string[]) =>
  tx
    .update(samples)
    .set({
      testedAs: sql`jsonb_build_object('gender', ${animals.gender}, 'isDesexed', ${animals.isDesexed},
        'breedId', ${animals.breedId}, 'dateOfBirth', ${animals.dateOfBirth})`,
    })
    .from(animals)
    .where(and(eq(animals.id, samples.animalId), isNull(samples.testedAs), anyOf(samples.barcode, barcodes)))

function faultOf(sample: LabSample | undefined, { stage, problem }: Advance, found?: Completeness) {
  if (!sample) return 'is not known.'
  if (sample.voidedAt) return voidFault
  if (rankOf(stage) < rankOf(sample.stage)) return `is at ${sample.stage} already, and does not go back.`
  if (stage === 'reported' && !found?.answered) return 'has no results to report: import them.'
  // Repeated, it orders no second kit.
  if (sample.problem === 'failed' && problem === 'failed') return undefined
  if (sample.problem === 'sex_mismatch' && problem === 'none') return undefined
  return rankOf(stage) > rankOf('received') ? holdOf(sample) : undefined
}

function problemAfter(sample: LabSample, { stage, problem }: Advance, found?: Completeness): SampleProblem | null {
  if (problem && problem !== 'none') return problem
  if (!sample.activatedAt) return rankOf(stage) < rankOf('received') ? sample.problem : 'not_activated'
  // Only activation, payment and a new swab end the others.
  if (sample.problem === 'payment_hold' || sample.problem === 'failed' || sample.problem === 'withdrawn')
    return sample.problem
  if (stage === 'reported') return found?.missing || found?.unread ? 'partial_result' : null
  return problem === 'none' ? null : sample.problem
}

function newsAt(stage: SampleStage, moved: LabSample[], found: Map<string, Completeness>): SampleNews[] {
  if (stage === 'received')
    return moved.map(({ barcode, activatedAt }) => ({
      news: activatedAt ? 'received' : 'not-activated',
      barcode,
      importId: null,
    }))
  if (stage !== 'reported') return []
  return moved.map(({ barcode }) => ({ news: 'reported', barcode, importId: found.get(barcode)?.importId ?? null }))
}

/**
 * A free kit in the place of a sample that failed: for the same animal and tests, so that nobody activates or pays
 * again. A kit that nobody had activated goes back into its buyer's balance. Returns its barcode.
 */
export async function recollect(tx: Db, failed: string, now: Date): Promise<string> {
  const [row] = await tx.select().from(samples).where(eq(samples.barcode, failed))
  if (!row) throw new Error(`No sample ${failed}`)
  const barcode = newBarcode()
  const {
    productId,
    customProductIds,
    orderId,
    orderItemId,
    userId,
    animalId,
    activationId,
    activatedAt,
    isSampleData,
  } = row
  await tx.insert(samples).values({
    barcode,
    productId,
    customProductIds,
    orderId,
    orderItemId,
    userId,
    animalId,
    activationId,
    isSampleData,
    activatedAt: activatedAt && now,
  })
  await tx.insert(sampleStageTimes).values({ barcode, stage: 'ordered', at: now, note: `Free, in place of ${failed}` })
  const tests = await tx.select().from(sampleTests).where(eq(sampleTests.barcode, failed))
  if (tests.length) await tx.insert(sampleTests).values(tests.map(({ productId: id }) => ({ barcode, productId: id })))
  // What was added to the sample is read in the new one.
  await tx
    .update(sampleUpgrades)
    .set({ barcode })
    .where(and(eq(sampleUpgrades.barcode, failed), eq(sampleUpgrades.state, 'added')))
  return barcode
}
