import { eq, inArray, sql } from 'drizzle-orm'
import { anyOf } from '../../platform/db/any-of.ts'
import { batchesOf } from '../../platform/db/batches.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Faults } from '../../platform/input/faults.ts'
import { closeOutdatedReports } from '../../results/report/register.ts'
import { sexRead } from '../../reference/genetics/sex-marker.ts'
import { breedMixes, dnaProfiles, results } from '../../schema/result.ts'
import { sampleIdentities, samples } from '../../schema/sample.ts'
import { type Changes, importChangesOf } from './changes.ts'
import { checkRows, type CollectorFinding, type GenotypeFinding } from './check-rows.ts'
import { closeContradicted, withConflicts } from './conflicts.ts'
import { completenessOf } from './completeness.ts'
import { codesOf, type LabSample, lockSamples } from './lab-sample.ts'
import type { SampleNews } from './notify.ts'
import type { LabRow } from './read-csv.ts'
import { reach } from './stages.ts'

/** Where the rows of a part come from. */
export type PartOrigin = {
  importId: string
  /** Why results that were given before are another now. */
  reason: string | undefined
  isSampleData: boolean
  /** When the sample world's files came; now, for all others. */
  now: Date | undefined
}

/** Compares rows with what was ordered and what is known, with their samples locked; what is wrong goes to `faults`. */
export async function checkPart(tx: Db, rows: LabRow[], reason: string | undefined, faults: Faults) {
  const barcodes = [...new Set(rows.map(({ barcode }) => barcode))]
  const known = await lockSamples(tx, barcodes)
  const findings = await checkRows(tx, rows, known, faults)
  return { barcodes, known, changes: await importChangesOf(tx, findings, known, reason, faults) }
}

/**
 * Imports rows that hold everything the file has of their samples, in one transaction. Results that differ from earlier
 * ones supersede them; a sample is reported when everything ordered for it has a line. Where `faults` gets any, nothing
 * is written. Returns how many results are new, and what is news of which sample.
 */
export async function importPart(
  tx: Db,
  rows: LabRow[],
  { importId, reason, isSampleData, now }: PartOrigin,
  faults: Faults,
): Promise<{ resultCount: number; news: SampleNews[] }> {
  const { barcodes, known, changes } = await checkPart(tx, rows, reason, faults)
  if (!faults.isEmpty) return { resultCount: 0, news: [] }
  // Only after the lock, so that of two files about one sample the later has the later time.
  const createdAt = now ?? new Date()
  await write(tx, changes, { importId, createdAt })
  await writeCollectors(tx, changes.collectors, { importId, reason, createdAt })
  if (isSampleData) await tx.update(samples).set({ isSampleData }).where(anyOf(samples.barcode, barcodes))
  // What reads as the other sex waits until somebody has found out which of the two is wrong.
  const doubted = changes.profiles.news.filter(({ barcode, markers }) => {
    const [sex, stated] = [sexRead(markers), known.get(barcode)?.gender]
    return sex && stated && sex !== stated
  })
  await tx
    .update(samples)
    .set({ problem: 'sex_mismatch' })
    .where(anyOf(samples.barcode, codesOf(doubted)))
  const list = [...known.values()]
  const settled = list.filter(({ barcode }) => !doubted.some((one) => one.barcode === barcode))
  const reported = new Set(await reportComplete(tx, settled, createdAt))

  const { collectors, ...read } = changes
  const changed = Object.values(read)
  const corrected = new Set(changed.flatMap((one) => one.corrected))
  const identified = new Set(codesOf(collectors))
  const animals = new Set([...corrected, ...identified].map((barcode) => known.get(barcode)?.animalId))
  for (const animalId of animals) if (animalId) await closeOutdatedReports(tx, animalId)
  const open = await closeContradicted(tx, barcodes)

  const withNews = new Set(changed.flatMap(({ news }) => codesOf([...news])))
  return {
    resultCount: changed.reduce((count, { news }) => count + news.length, 0),
    news: withConflicts(
      list
        .filter(
          ({ barcode, wasReported }) =>
            (withNews.has(barcode) && (wasReported || reported.has(barcode))) ||
            (wasReported && identified.has(barcode)),
        )
        .map(({ barcode, wasReported }) => ({
          barcode,
          importId,
          news: !wasReported
            ? 'reported'
            : corrected.has(barcode)
              ? 'corrected'
              : withNews.has(barcode)
                ? 'added'
                : 'identity',
        })),
      open,
    ),
  }
}

/** Who took a sample now; what was stated before stays in its history. */
async function writeCollectors(
  tx: Db,
  collectors: CollectorFinding[],
  from: { importId: string; reason: string | undefined; createdAt: Date },
) {
  for (const { barcode, collector, chipNumber } of collectors)
    await tx
      .update(samples)
      .set({ collector, isIdentityVerified: collector !== null, chipRead: chipNumber })
      .where(eq(samples.barcode, barcode))
  for (const batch of batchesOf(collectors))
    await tx
      .insert(sampleIdentities)
      .values(batch.map(({ line: _, ...one }) => ({ ...one, ...from, reason: from.reason ?? null })))
}

type Source = { importId: string; createdAt: Date }

async function write(tx: Db, { genotypes, profiles, mixes }: Changes, from: Source) {
  for (const [table, { superseded }] of [
    [results, genotypes],
    [dnaProfiles, profiles],
    [breedMixes, mixes],
  ] as const)
    for (const ids of batchesOf(superseded, 10_000))
      await tx.update(table).set({ supersededAt: from.createdAt }).where(inArray(table.id, ids))
  await insertGenotypes(tx, genotypes.news, from)
  for (const batch of batchesOf(profiles.news))
    await tx.insert(dnaProfiles).values(batch.map(({ line: _, ...row }) => ({ ...row, ...from })))
  for (const batch of batchesOf(mixes.news))
    await tx.insert(breedMixes).values(batch.map(({ line: _, ...row }) => ({ ...row, ...from })))
}

/** As one parameter: with one for each value, making the statement takes many times as long as the insert. */
async function insertGenotypes(tx: Db, found: GenotypeFinding[], { importId, createdAt }: Source) {
  for (const batch of batchesOf(found, 10_000))
    await tx.execute(sql`
      insert into ${results}
        (barcode, product_id, genotype, laboratory, panel_version, tested_at, import_id, created_at)
      select "barcode", "productId", "genotype", "laboratory", "panelVersion", "testedAt",
        ${importId}::uuid, ${createdAt.toISOString()}::timestamptz
      from json_to_recordset(${JSON.stringify(batch)}::json) as found (
        "barcode" text, "productId" integer, "genotype" text,
        "laboratory" text, "panelVersion" text, "testedAt" timestamptz
      )`)
}

/**
 * Reports samples for which everything has a line, and marks reported ones of which a marker could not be read. Returns
 * the barcodes of those that it reported.
 */
async function reportComplete(tx: Db, list: LabSample[], now: Date): Promise<string[]> {
  const found = await completenessOf(tx, list)
  const isComplete = ({ barcode }: LabSample) => {
    const { answered = 0, missing = 0 } = found.get(barcode) ?? {}
    return answered > 0 && missing === 0
  }
  // Reported by hand without some of its lines, it stays partial until they are there.
  const isPartial = ({ barcode, problem }: LabSample) => {
    const { unread = 0, missing = 0 } = found.get(barcode) ?? {}
    return unread > 0 || (missing > 0 && problem === 'partial_result')
  }
  const shown = list.filter((sample) => sample.wasReported || isComplete(sample))
  for (const [is, group] of Map.groupBy(shown, isPartial))
    await tx
      .update(samples)
      .set({ problem: is ? 'partial_result' : null })
      .where(anyOf(samples.barcode, codesOf(group)))
  const complete = codesOf(list.filter((sample) => sample.stage !== 'reported' && isComplete(sample)))
  await reach(tx, complete, 'reported', now)
  return complete
}
