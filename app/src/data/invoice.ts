import type { QueryOf } from '@shop/contract/call-parts'
import { addressOf } from '@shop/contract/call'
import { invoiceEndpoints } from '@shop/contract/endpoints/invoice'
import { read, useRead } from './use-call.ts'

export const readInvoices = (page = 1) => read(invoiceEndpoints.listInvoices, { query: { page: String(page) } })
export const useInvoices = (page: number) => useRead(readInvoices(page), { keepPreviousData: true })

export const readInvoiceTotal = () => read(invoiceEndpoints.getInvoiceTotal)
/** What all open invoices come to; no request is made unless `isWanted`. */
export const useInvoiceTotal = (isWanted = true) => useRead(isWanted ? readInvoiceTotal() : null)

export const readCredit = () => read(invoiceEndpoints.getCredit)
/** How much credit is left on the user's account. */
export const useCredit = () => useRead(readCredit())

export const readInvoice = (id: string) => read(invoiceEndpoints.getInvoice, { params: { id } })
export const useInvoice = (id: string) => useRead(readInvoice(id))

/** Where an invoice is, as a PDF. */
export const invoiceFile = (id: string) => addressOf(invoiceEndpoints.getInvoiceFile, { params: { id } })

type AccountsQuery = Partial<QueryOf<typeof invoiceEndpoints.listOverdueAccounts>>

export const readAccountsOnCredit = (query: AccountsQuery) => read(invoiceEndpoints.listOverdueAccounts, { query })

/** A page of accounts with credit or open invoices. */
export const useAccountsOnCredit = (query: AccountsQuery) =>
  useRead(readAccountsOnCredit(query), { keepPreviousData: true })
