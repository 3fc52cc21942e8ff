import { addressOf } from '@shop/contract/call'
import { readCode } from '@shop/contract/codes'
import { reportEndpoints } from '@shop/contract/endpoints/report'
import { Failure } from '@shop/contract/failure'
import type { Report } from '@shop/contract/report'
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { type AnimalRow, findAnimal } from '../../animals/animal/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'
import { animals } from '../../schema/animal.ts'
import { contradictionText } from '../result/conflict-copy.ts'
import { openConflicts, toConflict } from '../result/conflicts.ts'
import { reports } from '../../schema/report.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { isSameContent } from '../../platform/values/same-content.ts'
import { contentOf, type ReportContent } from './content.ts'
import { newReportKey } from './key.ts'
import { contradictionOf, findingsChange, isSameSamples, reasonForNewer } from './state.ts'
import { type AnyReportType, reportSlugs, reportTitles } from './type.ts'
import { missing } from '../../platform/input/refusal.ts'

/** A row with its content as it was frozen. */
export type ReportRow = Omit<typeof reports.$inferSelect, 'content' | 'type'> & {
  type: AnyReportType
  content: ReportContent
}
const toRow = (row: typeof reports.$inferSelect) => row as unknown as ReportRow

/** For a file's name: what any system takes. */
const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-') || 'animal'

/** What of a report is shown in a list. */
type Listed = Pick<ReportRow, 'key' | 'type' | 'barcode' | 'state' | 'issuedAt'> & {
  content: Pick<ReportContent, 'isIdentityVerified'> & { animal: Pick<ReportContent['animal'], 'petName'> }
}

export const fileNameOf = ({ barcode, content, type }: Pick<Listed, 'barcode' | 'content' | 'type'>) =>
  `${barcode ?? slugOf(content.animal.petName)}-${reportSlugs[type]}.pdf`

export const toReport = (row: Listed, { isEmailed = false } = {}): Report => ({
  key: row.key,
  type: row.type,
  title: reportTitles[row.type],
  fileName: fileNameOf(row),
  url: addressOf(reportEndpoints.getReportFile, { params: { file: `${row.key}.pdf` } }),
  state: row.state,
  issuedAt: row.issuedAt.toISOString(),
  isIdentityVerified: row.content.isIdentityVerified,
  isEmailed,
})

const isValid = eq(reports.state, 'valid')
/** Closes a report that is still valid; of two at once one does it, and the first reason stays. */
const close = (tx: Db, key: string, state: 'superseded' | 'revoked', stateReason: string) =>
  tx
    .update(reports)
    .set({ state, stateReason, closedAt: new Date() })
    .where(and(eq(reports.key, key), isValid))
    .returning({ animalId: reports.animalId })

/** Locks the animal's row, on which changes of its reports wait for one another; returns the animal as it is then. */
async function lockAnimal(tx: Db, id: string) {
  const [animal] = await tx.select().from(animals).where(eq(animals.id, id)).for('no key update')
  if (!animal) throw missing()
  return animal
}

/**
 * The laboratory withdrew a report of this content: it is not made again before another sample or another result is
 * known.
 */
async function refuseRevoked(tx: Db, animalId: string, content: ReportContent) {
  const [last] = await tx
    .select()
    .from(reports)
    .where(and(eq(reports.animalId, animalId), eq(reports.type, content.type), eq(reports.state, 'revoked')))
    .orderBy(desc(reports.closedAt))
    .limit(1)
  if (last && isSameSamples(toRow(last).content, content) && findingsChange(toRow(last).content, content) === null)
    throw new Failure(409, {
      message: `The laboratory has withdrawn this report: ${last.stateReason} Please write to us before you use the results.`,
    })
}

/** What `makeReport` would freeze now, without making it. Throws 409 as that does. */
export async function previewReport(db: Db, animal: typeof animals.$inferSelect, type: AnyReportType) {
  const content = await contentOf(db, animal, type)
  await refuseRevoked(db, animal.id, content)
  return content
}

/**
 * The valid report of this type: the existing one while it states all that is known, else a new one with a number of
 * its own, and the old is superseded. Concurrent requests get the same one. Throws 409, with a plain message, where
 * there is nothing to report yet, or the laboratory has withdrawn it.
 */
export const makeReport = (db: Db, { id }: Pick<AnimalRow, 'id'>, type: AnyReportType): Promise<ReportRow> =>
  db.transaction(async (tx) => {
    const content = await contentOf(tx, await lockAnimal(tx, id), type)
    const [standing] = await tx
      .select()
      .from(reports)
      .where(and(eq(reports.animalId, id), eq(reports.type, type), isValid))
    if (standing && isSameContent(standing.content, content)) return toRow(standing)
    if (standing) await close(tx, standing.key, 'superseded', reasonForNewer(toRow(standing).content, content))
    await refuseRevoked(tx, id, content)
    const [only, ...more] = content.samples
    const [made] = await tx
      .insert(reports)
      .values({
        key: newReportKey(),
        animalId: id,
        barcode: more.length ? null : only?.barcode,
        type,
        content,
      })
      .returning()
    return toRow(made as typeof reports.$inferSelect)
  })

/**
 * Withdraws a report: whoever checks it reads `reason`, and it is not made again while the results are the same.
 * Answers whose report it was; null where there is no such valid report. For the laboratory.
 */
export async function revokeReport(db: Db, typed: string, reason: string): Promise<{ animalId: string } | null> {
  const key = readCode(typed, 'report')
  const [revoked] = key === null ? [] : await close(db, key, 'revoked', reason)
  return revoked ?? null
}

const restsOn = (barcode: string) => sql`${reports.content}->'samples' @> ${JSON.stringify([{ barcode }])}::jsonb`

/**
 * Revokes every report that rests on a sample, whichever animal's it is, and also those that a newer one has
 * superseded: what they state was never so. Returns how many. For the laboratory.
 */
export async function revokeReportsOn(tx: Db, barcode: string, reason: string): Promise<number> {
  const revoked = await tx
    .update(reports)
    .set({ state: 'revoked', stateReason: reason, closedAt: new Date() })
    .where(and(ne(reports.state, 'revoked'), restsOn(barcode)))
    .returning({ key: reports.key })
  return revoked.length
}

/** Numbers of the reports that a withdrawal of the sample would revoke. */
export async function reportsOn(db: Db, barcode: string): Promise<string[]> {
  const rows = await db
    .select({ key: reports.key })
    .from(reports)
    .where(and(ne(reports.state, 'revoked'), restsOn(barcode)))
    .orderBy(reports.key)
  return rows.map(({ key }) => key)
}

/** Whose reports rest on a sample: ids of animals. */
export async function animalsWithReportsOn(db: Db, barcode: string): Promise<string[]> {
  const rows = await db.selectDistinct({ animalId: reports.animalId }).from(reports).where(restsOn(barcode))
  return rows.map(({ animalId }) => animalId)
}

/** The samples that a report rests on; null where no report has this number. */
export async function samplesUnder(db: Db, typed: string): Promise<string[] | null> {
  const key = readCode(typed, 'report')
  const [found] = key === null ? [] : await db.select().from(reports).where(eq(reports.key, key))
  return found ? toRow(found).content.samples.map(({ barcode }) => barcode) : null
}

const contentNow = async (db: Db, animal: typeof animals.$inferSelect, type: AnyReportType) =>
  contentOf(db, animal, type).catch((error: unknown) => {
    if (error instanceof Failure && error.status === 409) return null
    throw error
  })

/** Why there is no answer about an animal's profile or breeds, where its samples contradict each other in them. */
async function contradictionIn(db: Db, { id, petName }: typeof animals.$inferSelect): Promise<string | null> {
  const open = await openConflicts(db, [id])
  const conflict = open.find(({ kind }) => kind !== 'genotype')
  return conflict ? contradictionText(petName, toConflict(conflict)) : null
}

/** Supersedes a report that states what is no longer so; returns it as it is then. */
async function closeIfOutdated(db: Db, row: ReportRow, animal: typeof animals.$inferSelect): Promise<ReportRow> {
  const now = await contentNow(db, animal, row.type)
  const reason = (now === null && (await contradictionIn(db, animal))) || contradictionOf(row.content, now)
  if (!reason) return row
  await close(db, row.key, 'superseded', reason)
  const [closed] = await db.select().from(reports).where(eq(reports.key, row.key))
  return closed ? toRow(closed) : row
}

const withAnimal = (db: Db, where: SQL | undefined) =>
  db
    .select({ report: reports, animal: animals })
    .from(reports)
    .innerJoin(animals, eq(animals.id, reports.animalId))
    .where(where)

/**
 * Supersedes those of an animal's reports that state what no longer holds. Whatever corrects a result calls it, in its
 * transaction. A report that is opened or checked is compared again.
 */
export async function closeOutdatedReports(db: Db, animalId: string): Promise<void> {
  const standing = await withAnimal(db, and(eq(reports.animalId, animalId), isValid))
  for (const { report, animal } of standing) await closeIfOutdated(db, toRow(report), animal)
}

/**
 * Compares the report with this number with what is known today, and supersedes it where it states otherwise. Null where
 * there is none.
 */
export async function recheckReport(db: Db, typed: string): Promise<ReportRow | null> {
  const key = readCode(typed, 'report')
  if (!key) return null
  const [found] = await withAnimal(db, eq(reports.key, key))
  if (!found) return null
  const row = toRow(found.report)
  return row.state === 'valid' ? closeIfOutdated(db, row, found.animal) : row
}

/** `recheckReport` for whoever may read its animal; for all others it is missing. */
export async function recheckReportFor(db: Db, typed: string, user: Pick<User, 'id' | 'email'>): Promise<ReportRow> {
  const row = await recheckReport(db, typed)
  if (!row) throw missing()
  await findAnimal(db, row.animalId, user)
  return row
}

/** The reports that were made for an animal, to be read: the valid ones first, then the newest. */
export const reportRows = (animalId: string) =>
  rowsOf(
    {
      key: reports.key,
      barcode: reports.barcode,
      type: sql<AnyReportType>`${reports.type}`,
      state: reports.state,
      issuedAt: reports.issuedAt,
      content: sql<Listed['content']>`json_build_object('isIdentityVerified', ${reports.content}->'isIdentityVerified',
        'animal', json_build_object('petName', ${reports.content}->'animal'->'petName'))`,
    },
    (select) =>
      select
        .from(reports)
        .where(eq(reports.animalId, animalId))
        .orderBy(desc(isValid), desc(reports.issuedAt), asc(reports.key)),
  )
