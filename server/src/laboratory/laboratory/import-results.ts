import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '@shop/contract/failure'
import { and, eq, lt, sql } from 'drizzle-orm'
import { gatherStatistics } from '../../platform/db/statistics.ts'
import type { Db } from '../../platform/db/open.ts'
import { Faults } from '../../platform/input/faults.ts'
import type { Services } from '../../platform/services.ts'
import { checkPart, importPart } from './import-part.ts'
import { recordNews } from './notify.ts'
import { readLabCsv, type LabRow } from './read-csv.ts'
import { labImportFiles, labImports } from '../../schema/laboratory.ts'
import { labImportQueue, labNewsQueue } from './queues.ts'

export type LabFile = {
  fileName: string
  text: string
  /** Why results that were given before are another now. */
  reason?: string
}
type Shop = Pick<Services, 'db' | 'jobs'>
type ImportRow = typeof labImports.$inferSelect
/** What an import did; `isRepeat` when the same bytes were taken before, and nothing has changed. */
export type Imported = Omit<ImportRow, 'sha256'> & { isRepeat: boolean }

/** So many samples are one transaction: on the embedded database all others wait for it. */
const partSize = 100
/**
 * Statistics are gathered after this many parts: without them the database reads whole tables that the file has filled.
 */
const partsBetweenStatistics = 20
/** After so many minutes without a part another process may continue with a file. */
const claimMinutes = 2
/** The embedded database works in this process and leaves no room for requests between its statements: these ms do. */
const restMs = 10
const refusal = 'The file has faults. Nothing was imported.'

type Opened = { file: LabFile; rows: LabRow[]; sampleCount: number; isSampleData: boolean; sha256: string }

/** Reads a file without the database; 428 names the lines that are wrong in themselves. */
async function openFile(file: LabFile, { isDemo, now }: { isDemo: boolean; now?: Date }): Promise<Opened> {
  const faults = new Faults()
  const { rows, isSampleData } = await readLabCsv(file.text, now ?? new Date(), faults)
  if (isSampleData && !isDemo) faults.add(1, 'This is sample data, and this shop is no demonstration.')
  // A file that cannot be read is not compared with the database too.
  faults.refuse(refusal)
  const sha256 = fingerprintOf(file.text)
  return { file, rows, sampleCount: new Set(rows.map(({ barcode }) => barcode)).size, isSampleData, sha256 }
}

/** Rows by sample, in parts that are always the same for the same file. */
function partsOf(rows: LabRow[]): LabRow[][] {
  const samples = [...Map.groupBy(rows, ({ barcode }) => barcode)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Array.from({ length: Math.ceil(samples.length / partSize) }, (_, index) =>
    samples.slice(index * partSize, (index + 1) * partSize).flatMap(([, lines]) => lines),
  )
}

/**
 * Takes a laboratory's file, all or nothing: 428 names every line that is wrong, and why. Results that differ from
 * earlier ones supersede them, which needs a reason; equal ones change nothing. Only a demonstration takes sample data.
 *
 * A large file is checked whole, and then imported in parts between which others get their turn. A crash is repaired by
 * `resumeImport`. Where somebody changes a sample between the check and its part, the import stops there, reports that,
 * and what is in stays.
 */
export async function importResults(shop: Shop, file: LabFile, { isDemo }: { isDemo: boolean }): Promise<Imported> {
  const opened = await openFile(file, { isDemo })
  if (opened.sampleCount <= partSize)
    return shop.db.transaction(async (tx) => {
      const { imported, news } = await importAtOnce(tx, opened)
      await recordNews(tx, shop, imported.id, news)
      return imported
    })

  const { db } = shop
  const [before] = await db.select().from(labImports).where(eq(labImports.sha256, opened.sha256))
  if (!before) await checkOpened(db, opened)
  const claim = randomUUID()
  const taken = await db.transaction(async (tx) => {
    const one = await take(tx, opened)
    if (!one.isRepeat) await tx.insert(labImportFiles).values({ importId: one.id, text: file.text, claim })
    return one
  })
  if (taken.isRepeat && (await isWhole(db, taken.id))) return taken
  if (taken.isRepeat && !(await takeOver(db, taken.id, claim)))
    throw new Failure(409, {
      message: 'This file is being imported. Send it again in a few minutes to see the outcome.',
    })
  return shownOf(await importParts(shop, taken.id, claim, opened), false)
}

/** A file's rows in parts, held one after another against what was ordered and what is known; 428 names every line that is wrong. */
async function checkOpened(db: Db, { file, rows }: Opened) {
  const faults = new Faults()
  for (const part of partsOf(rows)) {
    await db.transaction((tx) => checkPart(tx, part, file.reason, faults))
    await sleep(restMs)
  }
  faults.refuse(refusal)
}

/** The name by which a file is known, however it is called. */
export const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The file that these bytes were imported with, if they were. */
export async function importedBefore(db: Db, sha256: string): Promise<string | undefined> {
  const [before] = await db
    .select({ fileName: labImports.fileName })
    .from(labImports)
    .where(eq(labImports.sha256, sha256))
  return before?.fileName
}

/** What is in a file that an import would take; 428 names every line that is wrong, and why. Nothing is changed. */
export async function checkFile(db: Db, file: LabFile, { isDemo }: { isDemo: boolean }) {
  const opened = await openFile(file, { isDemo })
  await checkOpened(db, opened)
  const { isSampleData, sampleCount, rows } = opened
  return { isSampleData, sampleCount, barcodes: [...new Set(rows.map(({ barcode }) => barcode))] }
}

/** What `read` makes of a file's rows, some samples at a time, each in a transaction of its own. */
export async function readInParts<Line>(
  db: Db,
  file: LabFile,
  read: (tx: Db, rows: LabRow[]) => Promise<Line[]>,
): Promise<Line[]> {
  const { rows } = await openFile(file, { isDemo: true })
  const lines: Line[] = []
  for (const part of partsOf(rows)) {
    lines.push(...(await db.transaction((tx) => read(tx, part))))
    await sleep(restMs)
  }
  return lines
}

/** Takes a file of the sample world in the seed's own transaction; nobody is mailed. */
export async function importSampleWorld(tx: Db, file: LabFile, now: Date): Promise<Imported> {
  return (await importAtOnce(tx, await openFile(file, { isDemo: true, now }), now)).imported
}

async function importAtOnce(tx: Db, opened: Opened, now?: Date) {
  const taken = await take(tx, opened)
  if (taken.isRepeat) return { imported: taken, news: [] }
  const faults = new Faults()
  const { isSampleData, rows, file } = opened
  const origin = { importId: taken.id, reason: file.reason, isSampleData, now }
  const { resultCount, news } = await importPart(tx, rows, origin, faults)
  faults.refuse(refusal)
  const done = { resultCount, importedAt: now ?? new Date() }
  await tx.update(labImports).set(done).where(eq(labImports.id, taken.id))
  return { imported: { ...taken, ...done }, news }
}

/** Of two who bring the same file at once the second waits here for the first, and finds it taken. */
async function take(tx: Db, { file, sha256, sampleCount, isSampleData }: Opened): Promise<Imported> {
  const { fileName, reason } = file
  const [made] = await tx
    .insert(labImports)
    .values({ sha256, fileName, reason: reason || null, sampleCount, resultCount: 0, isSampleData })
    .onConflictDoNothing({ target: labImports.sha256 })
    .returning()
  const [row] = made ? [made] : await tx.select().from(labImports).where(eq(labImports.sha256, sha256))
  if (!row) throw new Error(`The import ${sha256} is neither new nor known`)
  return shownOf(row, !made)
}

/** What the laboratory sees of it. */
const shownOf = ({ sha256: _, ...shown }: ImportRow, isRepeat: boolean): Imported => ({ ...shown, isRepeat })

const isWhole = async (db: Db, importId: string) =>
  (await db.$count(labImportFiles, eq(labImportFiles.importId, importId))) === 0

const isStale = lt(labImportFiles.claimedAt, sql`now() - make_interval(mins => ${claimMinutes})`)

/** Of several processes one gets a file that has no process any more; false for the others. */
async function takeOver(db: Db, importId: string, claim: string): Promise<boolean> {
  const [mine] = await db
    .update(labImportFiles)
    .set({ claim, claimedAt: sql`now()` })
    .where(and(eq(labImportFiles.importId, importId), isStale))
    .returning({ importId: labImportFiles.importId })
  return mine !== undefined
}

/** The file's remaining parts one after another, each in a transaction that still holds `claim`. */
async function importParts(shop: Shop, importId: string, claim: string, opened: Opened): Promise<ImportRow> {
  const { db } = shop
  const parts = partsOf(opened.rows)
  const isMine = and(eq(labImportFiles.importId, importId), eq(labImportFiles.claim, claim))
  const origin = { importId, reason: opened.file.reason, isSampleData: opened.isSampleData, now: undefined }
  const [standing] = await db.select({ done: labImportFiles.partsDone }).from(labImportFiles).where(isMine)

  for (let index = standing?.done ?? 0; index < parts.length; index++) {
    const faults = new Faults()
    await db.transaction(async (tx) => {
      const held = await tx
        .update(labImportFiles)
        .set({ partsDone: index + 1, claimedAt: sql`clock_timestamp()` })
        .where(isMine)
        .returning({ importId: labImportFiles.importId })
      if (!held.length) throw new Failure(409, { message: 'Another process has gone on with this file.' })
      const { resultCount, news } = await importPart(tx, parts[index] ?? [], origin, faults)
      await recordNews(tx, shop, importId, news, { isLater: true })
      await tx
        .update(labImports)
        .set({ resultCount: sql`${labImports.resultCount} + ${resultCount}`, importedAt: sql`clock_timestamp()` })
        .where(eq(labImports.id, importId))
    })
    if (!faults.isEmpty) {
      await finish(shop, importId, { isStopped: true })
      faults.refuse(
        `${index * partSize} of ${opened.sampleCount} samples were imported. Then the file met samples that somebody has changed since it was checked: mend these lines, and send it again.`,
      )
    }
    if (index % partsBetweenStatistics === 0) await gatherStatistics(db)
    await sleep(restMs)
  }
  await gatherStatistics(db)
  return finish(shop, importId, { isStopped: false })
}

/** Sends the news of what is imported; a file that was stopped may be sent again. */
const finish = (shop: Shop, importId: string, { isStopped }: { isStopped: boolean }): Promise<ImportRow> =>
  shop.db.transaction(async (tx) => {
    await tx.delete(labImportFiles).where(eq(labImportFiles.importId, importId))
    await shop.jobs.send(labNewsQueue, { run: importId, after: null }, tx)
    const [row] = isStopped
      ? await tx.update(labImports).set({ sha256: null }).where(eq(labImports.id, importId)).returning()
      : await tx.select().from(labImports).where(eq(labImports.id, importId))
    if (!row) throw new Error(`No import ${importId}`)
    return row
  })

/** Goes on with a file whose process has crashed; nothing where somebody else does. */
export async function resumeImport(shop: Shop, importId: string): Promise<void> {
  const claim = randomUUID()
  if (!(await takeOver(shop.db, importId, claim))) return
  const [found] = await shop.db
    .select({ text: labImportFiles.text, row: labImports })
    .from(labImportFiles)
    .innerJoin(labImports, eq(labImports.id, labImportFiles.importId))
    .where(eq(labImportFiles.importId, importId))
  if (!found) return
  const { fileName, reason, isSampleData } = found.row
  const file = { fileName, text: found.text, ...(reason && { reason }) }
  try {
    await importParts(shop, importId, claim, await openFile(file, { isDemo: isSampleData }))
  } catch (error) {
    // Whoever sent it reads the outcome when they send it again.
    if (!(error instanceof Failure)) throw error
  }
}

/** Queues files whose process has died. */
export async function sweepImports({ db, jobs }: Shop): Promise<void> {
  const left = await db.select({ importId: labImportFiles.importId }).from(labImportFiles).where(isStale)
  for (const { importId } of left) await jobs.send(labImportQueue, { importId })
}
