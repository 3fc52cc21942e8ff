import { addressOf } from '@shop/contract/call'
import { outsideReportEndpoints } from '@shop/contract/endpoints/outside-report'
import type { NewOutsideReport, OutsideReport, outsideReportCalls } from '@shop/contract/outside-report'
import { and, asc, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import { missing, refusal } from '../../platform/input/refusal.ts'
import { findAnimal, lockAnimal } from '../animal/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { attemptLimit } from '../../platform/limits/attempts.ts'
import { isUuid } from '../../platform/values/ids.ts'
import { dropFiles } from '../../platform/files/drop-files.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { documentIn } from './document.ts'
import { outsideReports, outsideResults } from '../../schema/outside-report.ts'

/** Of one animal; a document may have 5 MB. */
const mostReports = 20

const { document: _document, file: _file, ...shownColumns } = getTableColumns(outsideReports)

/** Reports with their lines, without their documents: newest test first. */
export async function outsideReportsOf(db: Db, where: SQL | undefined): Promise<OutsideReport[]> {
  const rows = await db
    .select(shownColumns)
    .from(outsideReports)
    .where(where)
    .orderBy(desc(outsideReports.testedAt), asc(outsideReports.enteredAt))
  const ids = rows.map(({ id }) => id)
  const lines = ids.length
    ? await db
        .select()
        .from(outsideResults)
        .where(inArray(outsideResults.reportId, ids))
        .orderBy(asc(outsideResults.place))
    : []
  const linesOf = Map.groupBy(lines, ({ reportId }) => reportId)
  return rows.map(({ id, animalId, laboratory, testedAt, enteredAt, fileName }) => ({
    id,
    laboratory,
    testedAt,
    enteredAt: enteredAt.toISOString(),
    document: {
      fileName,
      url: addressOf(outsideReportEndpoints.getOutsideDocument, { params: { id: animalId, reportId: id } }),
    },
    lines: (linesOf.get(id) ?? []).map(({ test, finding, genotype }) => ({ test, finding, genotype })),
  }))
}

export function outsideReportHandlers({ db, files, jobs, secrets }: Services): Handlers<typeof outsideReportCalls> {
  const uploads = attemptLimit(db, secrets, {
    name: 'outside-report',
    points: 40,
    perSeconds: 24 * 3600,
    message: 'That were many documents for one day. Please go on tomorrow.',
  })
  return {
    listOutsideReports: async ({ params, user }) => {
      const animal = await findAnimal(db, params.id, user)
      const results = await outsideReportsOf(db, eq(outsideReports.animalId, animal.id))
      return { results, isOwn: animal.rights === 'owner', left: Math.max(0, mostReports - results.length) }
    },

    addOutsideReport: async ({ params, user, body, created }) => {
      await findAnimal(db, params.id, user, 'owner')
      await uploads.count(user.id)
      const { bytes, contentType, sha256 } = documentIn(body.document.data)
      const file = await files.put({ bytes, type: contentType })
      return db.transaction(async (tx) => {
        const { id: animalId } = await lockAnimal(tx, params.id, user)
        const same = and(eq(outsideReports.animalId, animalId), eq(outsideReports.sha256, sha256))
        const [before] = await outsideReportsOf(tx, same)
        if (before && saysTheSame(before, body)) return before
        if (before) throw fieldRefusal('document.data', 'This document is here already. Remove it to enter it anew.')
        if ((await tx.$count(outsideReports, eq(outsideReports.animalId, animalId))) >= mostReports)
          throw fieldRefusal('document.data', `An animal can have ${mostReports} documents. Remove one to add another.`)
        const { laboratory, testedAt, document, lines } = body
        const [made] = await tx
          .insert(outsideReports)
          .values({
            animalId,
            userId: user.id,
            laboratory,
            testedAt,
            fileName: document.fileName,
            contentType,
            sha256,
            file,
          })
          .returning({ id: outsideReports.id })
        if (!made) throw new Error('No report')
        await tx.insert(outsideResults).values(
          lines.map(({ test, finding, genotype }, place) => ({
            reportId: made.id,
            place,
            test,
            finding,
            genotype: genotype || null,
          })),
        )
        created()
        const [report] = await outsideReportsOf(tx, eq(outsideReports.id, made.id))
        if (!report) throw new Error('No report')
        return report
      })
    },

    removeOutsideReport: async ({ params, user }) => {
      const animal = await findAnimal(db, params.id, user, 'owner')
      if (!isUuid(params.reportId)) throw missing()
      await db.transaction(async (tx) => {
        const [removed] = await tx
          .delete(outsideReports)
          .where(and(eq(outsideReports.id, params.reportId), eq(outsideReports.animalId, animal.id)))
          .returning({ file: outsideReports.file })
        await dropFiles(tx, jobs, [removed?.file])
      })
      return { message: 'It is removed.' }
    },

    getOutsideDocument: async ({ params, user }) => {
      const animal = await findAnimal(db, params.id, user)
      if (!isUuid(params.reportId)) throw missing()
      const [row] = await db
        .select()
        .from(outsideReports)
        .where(and(eq(outsideReports.id, params.reportId), eq(outsideReports.animalId, animal.id)))
      if (!row) throw missing()
      const content = row.file ? (await files.get(row.file))?.bytes : Buffer.from(row.document ?? '', 'base64')
      if (!content) throw missing()
      return { type: row.contentType, content, name: row.fileName, isUploaded: true }
    },
  }
}

const fieldRefusal = (field: string, reason: string) => refusal({ [field]: reason })

const saysTheSame = (before: OutsideReport, { laboratory, testedAt, lines }: NewOutsideReport) =>
  before.laboratory === laboratory &&
  before.testedAt === testedAt &&
  before.lines.length === lines.length &&
  before.lines.every(({ test, finding, genotype }, place) => {
    const line = lines[place]
    return line?.test === test && line.finding === finding && (line.genotype || null) === genotype
  })
