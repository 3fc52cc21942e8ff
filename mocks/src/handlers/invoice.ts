import { invoiceCalls } from '@shop/contract/invoice'
import { listOf } from '../fixture.ts'
import { credit, deskAccounts, invoiceDetail, invoices, invoiceTotal } from '../fixtures/invoice.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(invoiceCalls.listOverdueAccounts, listOf(deskAccounts)),
  mock(invoiceCalls.getCredit, { credit: credit() }),
  mock(invoiceCalls.listInvoices, listOf(invoices)),
  mock(invoiceCalls.getInvoiceTotal, invoiceTotal()),
  mock(invoiceCalls.getInvoice, invoiceDetail()),
]
