import { snakeKeys } from '@shop/contract/case'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { Hono } from 'hono'
import { findAnimal, missingAnimal } from '../animal/access.ts'
import { resultCsv, type ResultExport, resultExport } from '../result-export/export.ts'
import type { Services } from '../services.ts'
import { readerOf } from './caller.ts'

const formats: Record<string, { type: string; write: (found: ResultExport) => string }> = {
  csv: { type: 'text/csv; charset=utf-8', write: resultCsv },
  json: { type: 'application/json', write: (found) => `${JSON.stringify(snakeKeys(found), null, 2)}\n` },
}

/** An animal's results as data, for those who may read it. */
export function mountResultFiles(app: Hono, services: Services) {
  const { db } = services
  app.get('/api/my/animals/:id/export/:file', async (c) => {
    const { user } = await readerOf(c, services)
    if (!user) throw new Failure(401, { message: messages.failedToFetchUserDetails })
    const animal = await findAnimal(db, c.req.param('id'), user)
    const [, name = ''] = c.req.param('file').match(/^results\.(csv|json)$/) ?? []
    const format = formats[name]
    if (!format) throw missingAnimal()
    return c.body(format.write(await resultExport(db, animal)), 200, {
      'content-type': format.type,
      'content-disposition': `attachment; filename="results.${name}"`,
      'cache-control': 'private, no-store',
    })
  })
}
