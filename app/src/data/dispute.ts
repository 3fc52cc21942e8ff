import type { QueryOf } from '@shop/contract/call-parts'
import { disputeEndpoints } from '@shop/contract/endpoints/dispute'
import { read, useRead } from './use-call.ts'

type DisputesQuery = Partial<QueryOf<typeof disputeEndpoints.listDisputes>>

export const readDisputes = (query: DisputesQuery) => read(disputeEndpoints.listDisputes, { query })

/** A page of payments that a buyer's bank, or PayPal, wants back. */
export const useDisputes = (query: DisputesQuery) => useRead(readDisputes(query), { keepPreviousData: true })
