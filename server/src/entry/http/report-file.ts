import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { Hono } from 'hono'
import { findAnimal, missingAnimal } from '../../animals/animal/access.ts'
import { fileNameOf, findReportFor } from '../../results/report/register.ts'
import { reportFile } from '../../results/report/file.ts'
import { medicineCard } from '../../results/report/medicine-card.ts'
import type { Services } from '../../platform/services.ts'
import { readerOf } from './caller.ts'

/** Browsers show a PDF in a page of their own making: it may style itself and embed the file, and load nothing else. */
export const viewerPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** A card of the medicines that an animal's vets must be careful with, for those who may read it. */
export function mountMedicineCard(app: Hono, services: Services) {
  app.get('/api/my/animals/:id/medicine-card/:file', async (c) => {
    const { user } = await readerOf(c, services)
    if (!user) throw new Failure(401, { message: messages.failedToFetchUserDetails })
    const animal = await findAnimal(services.db, c.req.param('id'), user)
    const [, productId] = c.req.param('file').match(/^(\d{1,9})\.pdf$/) ?? []
    const file = await medicineCard(services, animal, Number(productId))
    return c.body(new Uint8Array(file), 200, {
      'content-type': 'application/pdf',
      'content-length': String(file.length),
      'content-disposition': 'inline; filename="medicine-card.pdf"',
      'content-security-policy': viewerPolicy,
      'cache-control': 'private, no-store',
    })
  })
}

/** A report as a file, for those who may read its animal. HEAD answers as GET does, without the file. */
export function mountReportFile(app: Hono, services: Services) {
  app.get('/api/my/reports/:file', async (c) => {
    const { user } = await readerOf(c, services)
    if (!user) throw new Failure(401, { message: messages.failedToFetchUserDetails })
    const [, key] = c.req.param('file').match(/^(.+)\.pdf$/) ?? []
    if (!key) throw missingAnimal()
    const row = await findReportFor(services.db, key, user)
    const file = await reportFile(services, row, user.id)
    return c.body(new Uint8Array(file), 200, {
      'content-type': 'application/pdf',
      'content-length': String(file.length),
      'content-disposition': `inline; filename="${fileNameOf(row)}"`,
      'content-security-policy': viewerPolicy,
      'cache-control': 'private, no-store',
    })
  })
}
