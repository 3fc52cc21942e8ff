import type { BodyOf, QueryOf } from '@shop/contract/call-parts'
import { refundEndpoints } from '@shop/contract/endpoints/refund'
import { request } from '@shop/contract/request'
import { read, useRead } from './use-call.ts'

type RefundsQuery = Partial<QueryOf<typeof refundEndpoints.listRefunds>>

export const readRefunds = (query: RefundsQuery) => read(refundEndpoints.listRefunds, { query })

/** A page of money on its way back. */
export const useRefunds = (query: RefundsQuery) => useRead(readRefunds(query), { keepPreviousData: true })

export const assignRefund = (id: string, body: BodyOf<typeof refundEndpoints.assignRefund>) =>
  request(refundEndpoints.assignRefund, { params: { id }, body })

export const retryRefund = (id: string, body: BodyOf<typeof refundEndpoints.retryRefund>) =>
  request(refundEndpoints.retryRefund, { params: { id }, body })

/** Records that it was sent by bank transfer. */
export const recordRefund = (id: string, body: BodyOf<typeof refundEndpoints.recordRefund>) =>
  request(refundEndpoints.recordRefund, { params: { id }, body })
