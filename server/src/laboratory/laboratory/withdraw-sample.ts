import { Failure } from '@shop/contract/failure'
import type { Withdrawal, Withdrawn } from '@shop/contract/laboratory'
import { and, eq, isNull } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { animals } from '../../schema/animal.ts'
import type { Db } from '../../platform/db/open.ts'
import { withdrawLifePlan } from '../../results/life-plan/register.ts'
import { queueDependants } from '../../results/parentage/dependants.ts'
import { withdrawOutcomes } from '../../results/parentage/withdraw.ts'
import { readBarcode } from '@shop/contract/codes'
import { reportsOn, revokeReportsOn, samplesUnder } from '../../results/report/register.ts'
import { endSettlementsFor } from '../../results/result/settle.ts'
import { products } from '../../schema/product.ts'
import { breedMixes, dnaProfiles, results } from '../../schema/result.ts'
import { samples, sampleUpgrades } from '../../schema/sample.ts'
import type { Services } from '../../platform/services.ts'
import { closeContradicted, withConflicts } from './conflicts.ts'
import { lockSamples } from './lab-sample.ts'
import { recordNews, type SampleNews, tellWithdrawal } from './notify.ts'
import { recollect } from './stages.ts'
import { lifePlanQueue } from '../../results/life-plan/queues.ts'

const refused = (why: string) => refusal({ sample: why })
const notKnown = () => new Failure(404, { message: 'No sample has this barcode, and no report this number.' })

/** What a withdrawal of a sample would bring down. 404 for one that is not known. */
export async function previewWithdrawal(db: Db, typed: string): Promise<Withdrawal> {
  const barcode = await barcodeOf(db, typed)
  const [sample] = await db
    .select({ product: products.name })
    .from(samples)
    .innerJoin(products, eq(products.id, samples.productId))
    .where(eq(samples.barcode, barcode))
  if (!sample) throw notKnown()
  const standing = (table: typeof results | typeof dnaProfiles | typeof breedMixes) =>
    db.$count(table, and(eq(table.barcode, barcode), isNull(table.supersededAt)))
  const counts = [await standing(results), await standing(dnaProfiles), await standing(breedMixes)]
  return {
    barcode,
    product: sample.product,
    reports: await reportsOn(db, barcode),
    resultCount: counts.reduce((sum, count) => sum + count, 0),
  }
}

/** The barcode that is meant: it may be named by the number of a report, where that rests on one sample. */
async function barcodeOf(tx: Db, typed: string): Promise<string> {
  const under = await samplesUnder(tx, typed)
  if (!under) return readBarcode(typed)
  const [only, ...more] = under
  if (more.length) throw refused(`The report rests on several samples. Say which one: ${under.join(', ')}.`)
  return only ?? readBarcode(typed)
}

/**
 * Takes the lines of a sample out of everything that is made of results; returns whether a life plan is made of them.
 */
async function supersede(tx: Db, barcode: string, supersededAt: Date): Promise<boolean> {
  const of = (table: typeof results | typeof dnaProfiles | typeof breedMixes) =>
    tx
      .update(table)
      .set({ supersededAt })
      .where(and(eq(table.barcode, barcode), isNull(table.supersededAt)))
      .returning({ id: table.id })
  const [lines, mixes] = [await of(results), await of(breedMixes)]
  await of(dnaProfiles)
  return lines.length + mixes.length > 0
}

/**
 * Withdraws everything that was found in a sample whose swab was another animal's: its results, DNA profile and breed
 * mix, and with them all reports that rest on it, whoever's they are. What was set aside for it counts again. Everybody
 * who got its news is mailed, and a free kit takes its place. Repeated, it changes nothing. 428 on `sample` for one of
 * which nothing was reported; 404 for one that is not known.
 */
export async function withdrawSample(
  tx: Db,
  services: Pick<Services, 'jobs'>,
  { sample: typed, reason }: { sample: string; reason: string },
  now = new Date(),
): Promise<Withdrawn> {
  const barcode = await barcodeOf(tx, typed)
  const sample = (await lockSamples(tx, [barcode])).get(barcode)
  if (!sample) throw notKnown()
  if (sample.problem === 'withdrawn') return { barcode, papers: 0, kit: null }
  if (sample.twinOf) throw refused(`This is the second swab of a pair. Its results are those of ${sample.twinOf}.`)
  const { animalId } = sample
  if (!animalId || !sample.wasReported)
    throw refused('Nothing of it was reported. Advance it with the problem "failed", and a free kit takes its place.')
  // A report that is being made waits here, and then finds nothing to state; one that was made before is found below.
  await tx.select({ id: animals.id }).from(animals).where(eq(animals.id, animalId)).for('no key update')

  const hasLines = await supersede(tx, barcode, now)
  await tx
    .update(samples)
    .set({ problem: 'withdrawn', withdrawnAt: now, withdrawnReason: reason })
    .where(eq(samples.barcode, barcode))
  const kit = await recollect(tx, barcode, now)
  // What was added to it is to be read again.
  await tx.update(sampleUpgrades).set({ reportedAt: null }).where(eq(sampleUpgrades.barcode, kit))
  const papers = await revokeReportsOn(tx, barcode, reason)
  const { run, barcodes } = await endSettlementsFor(tx, { barcode, reason, now })
  if (barcodes.length) {
    const open = await closeContradicted(tx, [barcode])
    const news = barcodes.map((code): SampleNews => ({ barcode: code, news: 'restored', importId: null }))
    await recordNews(tx, services, run, withConflicts(news, open))
  }
  await withdrawOutcomes(tx, animalId)
  await queueDependants(tx, services, [animalId])
  if (hasLines) {
    await withdrawLifePlan(tx, services, animalId, reason)
    // One of what other samples show is made again.
    await services.jobs.send(lifePlanQueue, { animalId }, tx)
  }
  await tellWithdrawal(tx, services, barcode, animalId)
  return { barcode, papers, kit }
}
