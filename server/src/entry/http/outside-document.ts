import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { findAnimal, missingAnimal } from '../../animals/animal/access.ts'
import { outsideReports } from '../../schema/outside-report.ts'
import { isUuid } from '../../platform/values/ids.ts'
import type { Services } from '../../platform/services.ts'
import { readerOf } from './caller.ts'

/** Another laboratory's paper, for those who may read its animal: to be saved, for nobody has looked into it. */
export function mountOutsideDocument(app: Hono, services: Services) {
  const { db } = services
  app.get('/api/my/animals/:id/outside-reports/:reportId/document', async (c) => {
    const { user } = await readerOf(c, services)
    if (!user) throw new Failure(401, { message: messages.failedToFetchUserDetails })
    const { id, reportId } = c.req.param()
    const animal = await findAnimal(db, id, user)
    const [row] = isUuid(reportId)
      ? await db
          .select()
          .from(outsideReports)
          .where(and(eq(outsideReports.id, reportId), eq(outsideReports.animalId, animal.id)))
      : []
    if (!row) throw missingAnimal()
    return c.body(new Uint8Array(Buffer.from(row.document, 'base64')), 200, {
      'content-type': row.contentType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.fileName)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })
}
