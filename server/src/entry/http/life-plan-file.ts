import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { Hono } from 'hono'
import { missingAnimal } from '../../animals/animal/access.ts'
import { lifePlanFile } from '../../results/life-plan/file.ts'
import { findVersionFor } from '../../results/life-plan/register.ts'
import { fileNameOf } from '../../results/life-plan/view.ts'
import type { Services } from '../../platform/services.ts'
import { readerOf } from './caller.ts'
import { viewerPolicy } from './report-file.ts'

/** A version of a life plan as a file, for those who may read its animal; one that was superseded says so. */
export function mountLifePlanFile(app: Hono, services: Services) {
  app.get('/api/my/life-plans/:file', async (c) => {
    const { user } = await readerOf(c, services)
    if (!user) throw new Failure(401, { message: messages.failedToFetchUserDetails })
    const [, id] = c.req.param('file').match(/^(.+)\.pdf$/) ?? []
    if (!id) throw missingAnimal()
    const { version, newestId } = await findVersionFor(services.db, id, user)
    const file = await lifePlanFile(services, version, { newestId, reader: user })
    return c.body(new Uint8Array(file), 200, {
      'content-type': 'application/pdf',
      'content-length': String(file.length),
      'content-disposition': `inline; filename="${fileNameOf(version)}"`,
      'content-security-policy': viewerPolicy,
      'cache-control': 'private, no-store',
    })
  })
}
