import { Failure } from '@shop/contract/failure'
import type { workSpreadsheetCalls } from '@shop/contract/work-spreadsheet'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { missing, refusal } from '../../platform/input/refusal.ts'
import { storeAddress } from '../../people/address/store.ts'
import { refuseUnknownCountry } from '../../people/country/handlers.ts'
import type { Db } from '../../platform/db/open.ts'
import { attemptLimit } from '../../platform/limits/attempts.ts'
import { isUuid } from '../../platform/values/ids.ts'
import { balanceOf } from '../../animals/sample/balance.ts'
import type { Services } from '../../platform/services.ts'
import { users } from '../../schema/user.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import type { User } from '../../people/visitor/visitor.ts'
import type { SheetRow } from './check.ts'
import { templateFor } from './files.ts'
import { sheetFor } from './for-animals.ts'
import { linesIn } from './lines-in.ts'
import { workLines, workSheets } from '../../schema/work-spreadsheet.ts'
import { checkedLines, findSheet, findSheets, toWorkSheet } from './view.ts'
import { resultCsv, templateCsv, templateXlsx } from './write-file.ts'
import { workSpreadsheetQueue } from './queues.ts'

/** Of one account. */
const maxSheets = 50

const beingWorkedOn = () =>
  new Failure(409, { message: 'This sheet is being activated. Wait until it is through, and change it then.' })
const isAnother = () =>
  new Failure(409, {
    message: 'This line was changed in another window. It is shown as it is now; please look at it again.',
  })

async function listOf(db: Db, user: User) {
  const sheets = await findSheets(db, eq(workSheets.userId, user.id))
  const counts = await db
    .select({ sheetId: workLines.sheetId, lines: count(), done: sql<number>`count(${workLines.doneAt})::int` })
    .from(workLines)
    .innerJoin(workSheets, eq(workSheets.id, workLines.sheetId))
    .where(eq(workSheets.userId, user.id))
    .groupBy(workLines.sheetId)
  const countOf = new Map(counts.map((row) => [row.sheetId, row]))
  return sheets.map(({ id, fileName, productId, productName, state, createdAt, submittedAt }) => ({
    id,
    fileName,
    product: { id: productId, name: productName },
    state,
    createdAt: createdAt.toISOString(),
    submittedAt: submittedAt?.toISOString() ?? null,
    lineCount: countOf.get(id)?.lines ?? 0,
    doneCount: countOf.get(id)?.done ?? 0,
  }))
}

type NewSheet = {
  productId: number
  fileName: string
  sha256: string
  lookAt?: string[]
  lines: Pick<typeof workLines.$inferInsert, 'row' | 'values' | 'animalId'>[]
}

/** A repeated request, while its sheet is a draft, returns the same sheet. `field` is where too many are reported. */
async function begin(
  tx: Db,
  user: User,
  { lines, ...sheet }: NewSheet,
  field: string,
): Promise<{ id: string; isNew: boolean }> {
  const { productId, sha256 } = sheet
  // Of two at once the second waits here, and finds the first one's sheet.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
  const isTheirs = eq(workSheets.userId, user.id)
  const isSame = and(eq(workSheets.productId, productId), eq(workSheets.sha256, sha256), isNull(workSheets.submittedAt))
  const [before] = await tx.select({ id: workSheets.id }).from(workSheets).where(and(isTheirs, isSame))
  if (before) return { id: before.id, isNew: false }
  if ((await tx.$count(workSheets, isTheirs)) >= maxSheets)
    throw refusal({ [field]: `An account keeps ${maxSheets} sheets. Remove one to begin another.` })
  const [made] = await tx
    .insert(workSheets)
    .values({ userId: user.id, ...sheet })
    .returning({ id: workSheets.id })
  if (!made) throw new Error('No sheet was made')
  await tx.insert(workLines).values(lines.map((line) => ({ ...line, sheetId: made.id })))
  return { id: made.id, isNew: true }
}

/** A sheet of theirs that can be changed, locked. */
async function openSheet(tx: Db, id: string, user: User): Promise<SheetRow> {
  const sheet = await findSheet(tx, id, user, { isLocked: true })
  if (sheet.state === 'working') throw beingWorkedOn()
  await tx.update(workSheets).set({ updatedAt: new Date() }).where(eq(workSheets.id, sheet.id))
  return sheet
}

export function workSpreadsheetHandlers(services: Services): Handlers<typeof workSpreadsheetCalls> {
  const { db, config, secrets, jobs } = services
  const uploads = attemptLimit(db, secrets, {
    name: 'work-spreadsheet',
    points: 100,
    perSeconds: 24 * 3600,
    message: 'Those were many files for one day. Please go on tomorrow.',
  })
  const refuseUnlessWaiting = async (user: User, productId: number) => {
    const kits = await balanceOf(db, user.id)
    if (!kits.some(({ product }) => product.id === productId))
      throw refusal({ productId: 'None of these kits waits in your account.' })
  }
  const shown = async (tx: Db, id: string, user: User) => toWorkSheet(tx, await findSheet(tx, id, user), user)
  return {
    listWorkSpreadsheets: async ({ user }) => ({
      kits: (await balanceOf(db, user.id)).map(({ product, quantity }) => ({ product, quantity })),
      results: await listOf(db, user),
    }),

    getWorkSpreadsheet: ({ params, user }) => shown(db, params.id, user),

    getWorkResultFile: async ({ params, user }) => ({
      type: 'text/csv',
      content: resultCsv(await shown(db, params.id, user), config.publicUrl),
      name: 'result.csv',
    }),

    getWorkTemplate: async ({ params, user }) => {
      const [, productId, ending] = /^(\d{1,9})\.(xlsx|csv)$/.exec(params.file) ?? []
      if (!productId) throw missing()
      const template = await templateFor(db, Number(productId), user)
      if (ending === 'csv') return { type: 'text/csv', content: templateCsv(template), name: 'work-spreadsheet.csv' }
      return {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        content: await templateXlsx(template),
        name: 'work-spreadsheet.xlsx',
      }
    },

    uploadWorkSpreadsheet: async ({ body, user, created }) => {
      await uploads.count(user.id)
      await refuseUnlessWaiting(user, body.productId)
      const { productId, document } = body
      const sheet = { productId, fileName: document.fileName, ...(await linesIn(document.data)) }
      return db.transaction(async (tx) => {
        const { id, isNew } = await begin(tx, user, sheet, 'document.data')
        if (isNew) created()
        return shown(tx, id, user)
      })
    },

    startWorkSpreadsheet: async ({ body, user, created }) => {
      const sheet = await sheetFor(db, user, body)
      await refuseUnlessWaiting(user, body.productId)
      return db.transaction(async (tx) => {
        const { id, isNew } = await begin(tx, user, sheet, 'productId')
        if (isNew) created()
        return shown(tx, id, user)
      })
    },

    saveWorkLine: ({ params, body: { version, values }, user }) =>
      db.transaction(async (tx) => {
        const sheet = await openSheet(tx, params.id, user)
        const isLine = and(eq(workLines.id, params.lineId), eq(workLines.sheetId, sheet.id), isNull(workLines.doneAt))
        const [saved] = isUuid(params.lineId)
          ? await tx
              .update(workLines)
              .set({ values, version: version + 1, refused: null })
              .where(and(isLine, eq(workLines.version, version)))
              .returning({ id: workLines.id })
          : []
        if (!saved) throw isAnother()
        return shown(tx, sheet.id, user)
      }),

    removeWorkLine: ({ params, user }) =>
      db.transaction(async (tx) => {
        const sheet = await openSheet(tx, params.id, user)
        if (isUuid(params.lineId))
          await tx
            .delete(workLines)
            .where(and(eq(workLines.id, params.lineId), eq(workLines.sheetId, sheet.id), isNull(workLines.doneAt)))
        const left = await tx.$count(workLines, and(eq(workLines.sheetId, sheet.id), isNull(workLines.doneAt)))
        if (!left && sheet.submittedAt)
          await tx.update(workSheets).set({ state: 'done' }).where(eq(workSheets.id, sheet.id))
        return shown(tx, sheet.id, user)
      }),

    submitWorkSpreadsheet: async ({ params, body: { person }, visitor, user }) => {
      refuseUnknownCountry(person.country, 'person.country')
      const sheet = await db.transaction(async (tx) => {
        const found = await findSheet(tx, params.id, user, { isLocked: true })
        if (found.state !== 'draft') return toWorkSheet(tx, found, user)
        const ready = (await checkedLines(tx, found, user)).filter(({ state }) => state === 'ready')
        if (!ready.length)
          throw new Failure(409, { message: 'No line is ready yet. Correct the lines that need your attention first.' })
        // Only those that were seen ready, in one statement for up to five hundred.
        const ids = sql.join(
          ready.map(({ line }) => sql`${line.id}::uuid`),
          sql`, `,
        )
        await tx
          .update(workLines)
          .set({ isQueued: true })
          .where(and(eq(workLines.sheetId, found.id), sql`${workLines.id} in (${ids})`))
        const submitted = { person, country: visitor.country, currency: visitor.currency }
        await tx
          .update(workSheets)
          .set({ state: 'working', submitted, submittedAt: new Date(), updatedAt: new Date() })
          .where(eq(workSheets.id, found.id))
        await jobs.send(workSpreadsheetQueue, { sheetId: found.id }, tx)
        return shown(tx, found.id, user)
      })
      await storeAddress(db, user.id, 'billing', person)
      return sheet
    },

    removeWorkSpreadsheet: async ({ params, user }) => {
      await db.transaction(async (tx) => {
        const sheet = await openSheet(tx, params.id, user)
        await tx.delete(workSheets).where(eq(workSheets.id, sheet.id))
      })
      return { message: 'It is removed. What became a sample stays one.' }
    },
  }
}
