import { searchEndpoints } from '@shop/contract/endpoints/search'
import { rarelyChanges, read, useRead } from './use-call.ts'

export const readFound = (search: string) => read(searchEndpoints.search, { query: { search } })

/** What a text finds beside tests: a topic, breeds and pages; null looks for nothing. */
export const useFoundBeside = (search: string | null) => useRead(search ? readFound(search) : null, rarelyChanges)
