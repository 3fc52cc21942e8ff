import { addressOf } from '@shop/contract/call'
import { openDataEndpoints } from '@shop/contract/endpoints/open-data'
import { rarelyChanges, read, useRead } from './use-call.ts'

export const readOpenData = () => read(openDataEndpoints.getOpenData)

/** The catalogue as open data: its tables, whose work it is, and its releases. */
export const useOpenData = () => useRead(readOpenData(), rarelyChanges)

/** Where a file of a release is, such as `tests.csv`. */
export const openDataFile = (release: string, file: string) =>
  addressOf(openDataEndpoints.getOpenDataFile, { params: { release, file } })
