import type { BodyOf, QueryOf } from '@shop/contract/call-parts'
import type { Currency } from '@shop/contract/constants'
import { bankTransferEndpoints } from '@shop/contract/endpoints/bank-transfer'
import { request } from '@shop/contract/request'
import { read, useRead } from './use-call.ts'

const readBankAccount = (currency: Currency) => read(bankTransferEndpoints.getBankAccount, { query: { currency } })

/** Where transfers in a currency go; a 404 where the shop takes none in it. */
export const useBankAccount = (currency: Currency) => useRead(readBankAccount(currency))

type TransfersQuery = Partial<QueryOf<typeof bankTransferEndpoints.listBankTransfers>>

export const readBankTransfers = (query: TransfersQuery) => read(bankTransferEndpoints.listBankTransfers, { query })

/** A page of the transfers that have come. */
export const useBankTransfers = (query: TransfersQuery) => useRead(readBankTransfers(query), { keepPreviousData: true })

/** How each line of a statement would be booked; nothing is stored. */
export const previewBankTransfers = (body: File) => request(bankTransferEndpoints.previewBankTransfers, { body })

export const importBankTransfers = (body: File, reason: string) =>
  request(bankTransferEndpoints.importBankTransfers, { query: { fileName: body.name, reason }, body })

export const matchBankTransfer = (id: string, body: BodyOf<typeof bankTransferEndpoints.matchBankTransfer>) =>
  request(bankTransferEndpoints.matchBankTransfer, { params: { id }, body })

export const returnBankTransfer = (id: string, body: BodyOf<typeof bankTransferEndpoints.returnBankTransfer>) =>
  request(bankTransferEndpoints.returnBankTransfer, { params: { id }, body })
