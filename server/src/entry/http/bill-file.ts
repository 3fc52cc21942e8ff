import { creditNoteFilePath, invoiceFilePath, orderFilePath } from '@shop/contract/bill-files'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { Context, Hono } from 'hono'
import { findInvoiceBill, findOrderBill } from '../../sales/invoice/bill.ts'
import type { Bill } from '../../platform/pdf/bill.ts'
import { findCreditNoteBill } from '../../sales/refund/credit-note.ts'
import type { Services } from '../../platform/services.ts'
import { readerOf } from './caller.ts'
import { viewerPolicy } from './report-file.ts'

async function answer(c: Context, bill: Bill) {
  const { renderBill } = await import('../../platform/pdf/bill.ts')
  const file = await renderBill(bill)
  return c.body(new Uint8Array(file), 200, {
    'content-type': 'application/pdf',
    'content-length': String(file.length),
    'content-disposition': `inline; filename="${bill.number}.pdf"`,
    'content-security-policy': viewerPolicy,
    'cache-control': 'private, no-store',
  })
}

/** Bills as files: an order's, and its credit notes, for whoever holds its key; an invoice's for its user. */
export function mountBillFiles(app: Hono, services: Services) {
  const { db, config } = services
  app.get(orderFilePath(':checkoutId'), async (c) => {
    const { user } = await readerOf(c, services)
    return answer(c, await findOrderBill(db, c.req.param('checkoutId') ?? '', user, config))
  })
  app.get(creditNoteFilePath(':checkoutId', ':number'), async (c) => {
    const { user } = await readerOf(c, services)
    const of = { checkoutId: c.req.param('checkoutId') ?? '', number: c.req.param('number') ?? '' }
    return answer(c, await findCreditNoteBill(db, of, user, config))
  })
  app.get(invoiceFilePath(':id'), async (c) => {
    const { user } = await readerOf(c, services)
    if (!user) throw new Failure(401, { message: messages.failedToFetchUserDetails })
    return answer(c, await findInvoiceBill(db, c.req.param('id') ?? '', user, config))
  })
}
