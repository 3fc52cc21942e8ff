import { Failure } from '@shop/contract/failure'
import type { WorkField } from '@shop/contract/work-spreadsheet'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { activateOwn } from '../activation/activate-own.ts'
import type { Db } from '../../platform/db/open.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import { readBarcode } from '@shop/contract/codes'
import type { Services } from '../../platform/services.ts'
import { users } from '../../schema/user.ts'
import { findUser, type User } from '../../people/visitor/visitor.ts'
import { checkLines, type LineRow, type SheetRow } from './check.ts'
import { fieldsFor } from './columns.ts'
import type { Fault } from './pet-of.ts'
import { workLines, workSheets } from '../../schema/work-spreadsheet.ts'
import { findSheets } from './view.ts'
import { workSpreadsheetQueue } from './queues.ts'
import { workSpreadsheetNotices } from './mail-copy.ts'

/** So many lines are one job: others get their turn between two. */
const linesPerJob = 25

/** Where a step of the activation refuses, in the columns of a sheet. */
function fieldOf(path: string, fields: readonly WorkField[]): WorkField {
  const [part = ''] = path.replace(/^pet\./, '').split('.')
  return fields.find((field) => field === part) ?? 'barcode'
}

const refusedAs = ({ message, errors }: Failure, fields: readonly WorkField[]): Fault[] => {
  const named = Object.entries(errors ?? {}).map(([path, why]) => ({
    field: fieldOf(path, fields),
    message: why,
  }))
  return named.length ? named : [{ field: 'barcode', message }]
}

type Work = { sheet: SheetRow; user: User; submitted: NonNullable<SheetRow['submitted']> }

/** Activates a line, or stores why it was refused; what it began is then undone. */
async function workLine(tx: Db, services: Services, { sheet, user, submitted }: Work, line: LineRow) {
  const { person, country, currency } = submitted
  const { barcode, ownerFirstName, ownerLastName } = line.values
  try {
    // Another line, animal or kit may have changed since it was sent.
    const [checked] = await checkLines(tx, sheet, [line], user)
    if (!checked) throw new Error('A line was not checked')
    if (checked.faults.length) return { refused: checked.faults }
    const owner = user.type === 'vet' ? { firstName: ownerFirstName, lastName: ownerLastName } : {}
    const kit = { barcode: readBarcode(barcode), pet: checked.pet, person: { ...person, ...owner } }
    const animalId = await tx.transaction((inner) => activateOwn(inner, services, kit, { user, country, currency }))
    return { animalId, doneAt: new Date() }
  } catch (refused) {
    if (!(refused instanceof Failure)) throw refused
    return { refused: refusedAs(refused, fieldsFor({ speciesId: sheet.speciesId, isVet: user.type === 'vet' })) }
  }
}

/** The next line that waits and that no other job has; false where there is none. */
const workNext = (services: Services, work: Work): Promise<boolean> =>
  services.db.transaction(async (tx) => {
    const [line] = await tx
      .select()
      .from(workLines)
      .where(and(eq(workLines.sheetId, work.sheet.id), eq(workLines.isQueued, true)))
      .orderBy(asc(workLines.row))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!line) return false
    const became = await workLine(tx, services, work, line)
    await tx
      .update(workLines)
      .set({ isQueued: false, version: line.version + 1, refused: null, ...became })
      .where(eq(workLines.id, line.id))
    return true
  })

/** Closes the work once no line waits any more, and reports that in one mail. Repeated, it changes nothing. */
const finish = (services: Services, { sheet: { id }, user }: Work) =>
  services.db.transaction(async (tx) => {
    const [sheet] = await tx.select().from(workSheets).where(eq(workSheets.id, id)).for('update')
    const isOfSheet = eq(workLines.sheetId, id)
    if (sheet?.state !== 'working' || (await tx.$count(workLines, and(isOfSheet, eq(workLines.isQueued, true))))) return
    const all = await tx.$count(workLines, isOfSheet)
    const left = await tx.$count(workLines, and(isOfSheet, isNull(workLines.doneAt)))
    await tx
      .update(workSheets)
      .set({ state: left ? 'draft' : 'done', updatedAt: new Date() })
      .where(eq(workSheets.id, id))
    const text = left
      ? `${all - left} of the ${all} lines of your sheet are samples now. ${left === 1 ? 'One line needs' : `${left} lines need`} your attention: the page says what is wrong with each.`
      : `All ${all} lines of your sheet are samples now.`
    await sendNotice(services, workSpreadsheetNotices['sheet-activated'], user.email, tx, text)
  })

/**
 * Activates the next lines of a sheet that was sent, each in a transaction of its own, and has itself called for those
 * after them. It may run twice, or at once: a line is taken by one.
 */
export async function workThrough(services: Services, { sheetId }: { sheetId: string }): Promise<void> {
  const [sheet] = await findSheets(services.db, eq(workSheets.id, sheetId))
  const user = sheet && (await findUser(services.db, eq(users.id, sheet.userId)))
  if (!user || sheet.state !== 'working' || !sheet.submitted) return
  const work = { sheet, user, submitted: sheet.submitted }
  for (let done = 0; done < linesPerJob; done++) if (!(await workNext(services, work))) return finish(services, work)
  await services.jobs.send(workSpreadsheetQueue, { sheetId })
}
