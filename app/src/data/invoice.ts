import type { InvoicePaymentBody } from '@shop/contract/invoice'
import { invoiceClient } from '@shop/contract/endpoints/invoice'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { read, useRead } from './use-call.ts'

export const readInvoices = (page = 1) => read(invoiceClient.listInvoices, { query: { page: String(page) } })
export const useInvoices = (page: number) => useRead(readInvoices(page), { keepPreviousData: true })

export const readInvoiceTotal = () => read(invoiceClient.getInvoiceTotal)
/** What all open invoices come to; no request is made unless `isWanted`. */
export const useInvoiceTotal = (isWanted = true) => useRead(isWanted ? readInvoiceTotal() : null)

export const readInvoice = (id: string) => read(invoiceClient.getInvoice, { params: { id } })
export const useInvoice = (id: string) => useRead(readInvoice(id))

/** What is to be paid for these invoices; without ids, for all that are open. */
export const readInvoicePayment = (ids: readonly string[]) =>
  read(invoiceClient.getInvoicePayment, { query: { invoiceIds: ids.join(',') } })
export const useInvoicePayment = (ids: readonly string[]) => useRead(readInvoicePayment(ids))

/** Makes a payment that waits for its money, as `createOrder` does for a cart. */
export const payInvoices = (body: InvoicePaymentBody) => request(invoiceClient.payInvoices, { body })

const changedByPaying = ['/api/my/invoices', '/api/my/order-history', '/api/my/pending-orders']

/** Has everything that a payment changes fetched anew. */
export function useRefreshInvoices() {
  const { mutate } = useSWRConfig()
  return () => mutate((key) => typeof key === 'string' && changedByPaying.some((start) => key.startsWith(start)))
}
