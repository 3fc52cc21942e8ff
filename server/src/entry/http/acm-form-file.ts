import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { Hono } from 'hono'
import { acmFormFile } from '../../animals/acm-form/file.ts'
import type { Services } from '../../platform/services.ts'
import { readerOf } from './caller.ts'
import { viewerPolicy } from './report-file.ts'

/** The form of an approved request as a file, for the animal's owner. */
export function mountAcmFormFile(app: Hono, services: Services) {
  app.get('/api/my/acm-forms/:id/form.pdf', async (c) => {
    const { user } = await readerOf(c, services)
    if (!user) throw new Failure(401, { message: messages.failedToFetchUserDetails })
    const file = await acmFormFile(services, c.req.param('id'), user)
    return c.body(new Uint8Array(file), 200, {
      'content-type': 'application/pdf',
      'content-length': String(file.length),
      'content-disposition': 'inline; filename="acm-form.pdf"',
      'content-security-policy': viewerPolicy,
      'cache-control': 'private, no-store',
    })
  })
}
