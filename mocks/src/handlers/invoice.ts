import { invoiceCalls } from '@shop/contract/invoice'
import { listOf } from '../fixture.ts'
import { invoiceDetail, invoicePayment, invoices, invoiceTotal } from '../fixtures/invoice.ts'
import { order } from '../fixtures/order.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(invoiceCalls.listInvoices, listOf(invoices)),
  mock(invoiceCalls.getInvoiceTotal, invoiceTotal()),
  mock(invoiceCalls.getInvoicePayment, invoicePayment()),
  mock(invoiceCalls.payInvoices, order({ status: 'paying', items: [], number: 'PAY-100057' })),
  mock(invoiceCalls.getInvoice, invoiceDetail()),
]
