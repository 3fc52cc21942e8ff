import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { Hono } from 'hono'
import { findAnimal, missingAnimal } from '../../animals/animal/access.ts'
import type { Services } from '../../platform/services.ts'
import { submissionSheetFile } from '../../results/submission-sheet/file.ts'
import { readerOf } from './caller.ts'
import { viewerPolicy } from './report-file.ts'

/** A sheet for a registry as a file, for those who may read its animal. */
export function mountSubmissionSheetFile(app: Hono, services: Services) {
  app.get('/api/my/animals/:id/submission-sheets/:file', async (c) => {
    const { user } = await readerOf(c, services)
    if (!user) throw new Failure(401, { message: messages.failedToFetchUserDetails })
    const animal = await findAnimal(services.db, c.req.param('id'), user)
    const [, slug] = c.req.param('file').match(/^(.+)\.pdf$/) ?? []
    if (!slug) throw missingAnimal()
    const file = await submissionSheetFile(services, { animal, slug, reader: user })
    return c.body(new Uint8Array(file), 200, {
      'content-type': 'application/pdf',
      'content-length': String(file.length),
      'content-disposition': `inline; filename="submission-sheet-${slug}.pdf"`,
      'content-security-policy': viewerPolicy,
      'cache-control': 'private, no-store',
    })
  })
}
