import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { anyOf } from '../db/any-of.ts'
import { batchesOf } from '../db/batches.ts'
import type { Db } from '../db/open.ts'
import { labImports } from './tables.ts'
import { breedMixes, dnaProfiles, results } from '../result/tables.ts'
import { samples } from '../sample/tables.ts'
import { type Changes, changesOf } from './changes.ts'
import { closeOutdatedReports } from '../report/register.ts'
import { checkRows, type GenotypeFinding } from './check-rows.ts'
import { completenessOf } from './completeness.ts'
import { Faults } from '../platform/faults.ts'
import { codesOf, type LabSample, lockSamples } from './lab-sample.ts'
import { readLabCsv } from './read-csv.ts'
import { reach } from './stages.ts'

export type LabFile = {
  fileName: string
  text: string
  /** Why results that were given before are another now. */
  reason?: string
}
type ImportRow = typeof labImports.$inferSelect
/** What an import did; `isRepeat` when the same bytes were taken before, and nothing has changed. */
export type Imported = Omit<ImportRow, 'sha256'> & { isRepeat: boolean }

/**
 * Takes a laboratory's file, all or nothing: 428 names every line that is wrong, and why. Results that differ from
 * earlier ones supersede them, which needs a reason; equal ones change nothing. A sample is reported when everything
 * ordered for it has a line. Only a demonstration takes sample data.
 */
export async function importResults(
  tx: Db,
  { fileName, text, reason }: LabFile,
  { isDemo, now }: { isDemo: boolean; now?: Date },
): Promise<Imported> {
  const faults = new Faults()
  const { rows, isSampleData } = readLabCsv(text, now ?? new Date(), faults)
  const barcodes = [...new Set(rows.map(({ barcode }) => barcode))]
  if (isSampleData && !isDemo) faults.add(1, 'This is sample data, and this shop is no demonstration.')
  const refuse = () => faults.refuse('The file has faults. Nothing was imported.')
  // A file that cannot be read is not held against the database too.
  refuse()

  const sha256 = createHash('sha256').update(text).digest('hex')
  const taken = await take(tx, { sha256, fileName, reason, sampleCount: barcodes.length, isSampleData })
  if (taken.isRepeat) return taken
  const known = await lockSamples(tx, barcodes)
  // Only now, so that of two files about one sample the later has the later time.
  const importedAt = now ?? new Date()
  const findings = await checkRows(tx, rows, known, faults)
  const changes = await changesOf(tx, findings, barcodes, reason, faults)
  refuse()

  await write(tx, changes, { importId: taken.id, createdAt: importedAt })
  for (const [barcode, collector] of findings.collectors)
    await tx
      .update(samples)
      .set({ collector, isIdentityVerified: true })
      .where(and(eq(samples.barcode, barcode), eq(samples.isIdentityVerified, false)))
  if (isSampleData) await tx.update(samples).set({ isSampleData }).where(anyOf(samples.barcode, barcodes))
  await reportComplete(tx, [...known.values()], importedAt)
  const changed = Object.values(changes)
  const corrected = changed.flatMap((one) => one.corrected.map((barcode) => known.get(barcode)?.animalId))
  for (const animalId of new Set(corrected)) if (animalId) await closeOutdatedReports(tx, animalId)

  const resultCount = changed.reduce((count, { news }) => count + news.length, 0)
  await tx.update(labImports).set({ resultCount, importedAt }).where(eq(labImports.id, taken.id))
  return { ...taken, resultCount, importedAt }
}

/** Of two who bring the same file at once the second waits here for the first, and finds it taken. */
async function take(
  tx: Db,
  file: Pick<ImportRow, 'sha256' | 'fileName' | 'sampleCount' | 'isSampleData'> & { reason?: string },
): Promise<Imported> {
  const [made] = await tx
    .insert(labImports)
    .values({ ...file, reason: file.reason || null, resultCount: 0 })
    .onConflictDoNothing({ target: labImports.sha256 })
    .returning()
  const [row] = made ? [made] : await tx.select().from(labImports).where(eq(labImports.sha256, file.sha256))
  if (!row) throw new Error(`The import ${file.sha256} is neither new nor known`)
  const { sha256: _, ...shown } = row
  return { ...shown, isRepeat: !made }
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

/** Reports samples for which everything has a line, and says of reported ones whether a marker could not be read. */
async function reportComplete(tx: Db, list: LabSample[], now: Date) {
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
  await reach(tx, codesOf(list.filter((sample) => sample.stage !== 'reported' && isComplete(sample))), 'reported', now)
}
