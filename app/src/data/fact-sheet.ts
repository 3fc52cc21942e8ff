import { factSheetEndpoints } from '@shop/contract/endpoints/fact-sheet'
import { rarelyChanges, read, useRead } from './use-call.ts'

export const readFactSheet = (id: string) => read(factSheetEndpoints.getFactSheet, { params: { id } })

/** A test on one sheet, with what each of its genotypes means. An empty id reads none. */
export const useFactSheet = (id: string) => useRead(id ? readFactSheet(id) : null, rarelyChanges)
