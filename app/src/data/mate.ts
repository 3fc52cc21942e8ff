import type { QueryOf } from '@shop/contract/call-parts'
import { mateEndpoints } from '@shop/contract/endpoints/mate'
import { read, useRead } from './use-call.ts'

export type MateQuery = Partial<QueryOf<typeof mateEndpoints.listMates>>

export const readMates = (id: string, query: MateQuery) => read(mateEndpoints.listMates, { params: { id }, query })
/**
 * The mates of one's own animal, the earlier ones staying until the next are there; fetches nothing without an animal.
 */
export const useMates = (id: string, query: MateQuery) =>
  useRead(id ? readMates(id, query) : null, { keepPreviousData: true })
