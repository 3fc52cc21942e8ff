import { factSheetCalls } from '@shop/contract/fact-sheet'
import { rarelyChanges, read, useRead } from './use-call.ts'

export const readFactSheet = (id: string) => read(factSheetCalls.getFactSheet, { params: { id } })

/** A test on one sheet, with what each of its genotypes means. */
export const useFactSheet = (id: string) => useRead(readFactSheet(id), rarelyChanges)
