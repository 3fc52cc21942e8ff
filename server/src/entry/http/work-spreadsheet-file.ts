import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { Context, Hono } from 'hono'
import type { Services } from '../../platform/services.ts'
import { templateFor } from '../../workflows/work-spreadsheet/files.ts'
import { findSheet, missingSheet, toWorkSheet } from '../../workflows/work-spreadsheet/view.ts'
import { resultCsv, templateCsv, templateXlsx } from '../../workflows/work-spreadsheet/write-file.ts'
import { readerOf } from './caller.ts'

const csv = 'text/csv; charset=utf-8'
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const answer = (c: Context, content: string | Uint8Array<ArrayBuffer>, type: string, name: string) =>
  c.body(content, 200, {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  })

/** Templates of work spreadsheets, and what became of a sheet's lines, for the account alone. */
export function mountWorkSpreadsheetFiles(app: Hono, services: Services) {
  const { db, config } = services
  const reader = async (c: Context) => {
    const { user } = await readerOf(c, services)
    if (!user) throw new Failure(401, { message: messages.failedToFetchUserDetails })
    return user
  }

  app.get('/api/my/work-spreadsheets/:id/result.csv', async (c) => {
    const user = await reader(c)
    const sheet = await toWorkSheet(db, await findSheet(db, c.req.param('id'), user), user)
    return answer(c, resultCsv(sheet, config.publicUrl), csv, 'result.csv')
  })

  app.get('/api/my/work-spreadsheet-templates/:file', async (c) => {
    const user = await reader(c)
    const [, product = '', type] = /^(\d{1,9})\.(xlsx|csv)$/.exec(c.req.param('file')) ?? []
    if (!product) throw missingSheet()
    const template = await templateFor(db, Number(product), user)
    return type === 'csv'
      ? answer(c, templateCsv(template), csv, 'work-spreadsheet.csv')
      : answer(c, new Uint8Array(await templateXlsx(template)), xlsx, 'work-spreadsheet.xlsx')
  })
}
