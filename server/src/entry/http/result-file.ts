import { animalCalls } from '@shop/contract/animal'
import { snakeKeys } from '@shop/contract/case'
import { Failure } from '@shop/contract/failure'
import { animalListPath } from '@shop/contract/animal-files'
import { messages } from '@shop/contract/messages'
import type { Hono } from 'hono'
import { findAnimal, missingAnimal } from '../../animals/animal/access.ts'
import type { AnimalQuery } from '../../animals/animal/list.ts'
import { checked } from '../../platform/input/validate.ts'
import { resultCsv, type ResultExport, resultExport } from '../../results/result-export/export.ts'
import type { Services } from '../../platform/services.ts'
import { animalsCsv } from '../../results/result-export/list.ts'
import { readerOf } from './caller.ts'
import { requestQueryOf } from './mount.ts'

const formats: Record<string, { type: string; write: (found: ResultExport) => string }> = {
  csv: { type: 'text/csv; charset=utf-8', write: resultCsv },
  json: { type: 'application/json', write: (found) => `${JSON.stringify(snakeKeys(found), null, 2)}\n` },
}

/** An animal's results as data, for those who may read it; and a list of one's animals with theirs, as it is filtered. */
export function mountResultFiles(app: Hono, services: Services) {
  const { db } = services
  app.get(animalListPath, async (c) => {
    const { user } = await readerOf(c, services)
    if (!user) throw new Failure(401, { message: messages.failedToFetchUserDetails })
    const query = (await checked(animalCalls.listAnimals.query, requestQueryOf(c))) as AnimalQuery
    return c.body(await animalsCsv(db, user, query), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="animals.csv"',
      'cache-control': 'private, no-store',
    })
  })
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
