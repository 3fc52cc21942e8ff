import type { invoiceCalls } from '@shop/contract/invoice'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { listAccountsOnCredit } from './accounts.ts'
import { findInvoiceBill } from './bill.ts'
import { billFile } from './bill-file.ts'
import { showCredit } from './credit.ts'
import { listInvoices, readInvoice, sumOpen } from './list.ts'

export function invoiceHandlers({ db, config }: Services): Handlers<typeof invoiceCalls> {
  return {
    listOverdueAccounts: ({ query }) => listAccountsOnCredit(db, query),
    listInvoices: ({ query, user }) => listInvoices(db, user, query),
    getInvoiceTotal: ({ user }) => sumOpen(db, user),
    getCredit: ({ user }) => showCredit(db, user),
    getInvoiceFile: async ({ params, user }) => billFile(await findInvoiceBill(db, params.id, user, config)),
    getInvoice: ({ params, user }) => readInvoice(db, params.id, user, config),
  }
}
