import { addressOf } from '@shop/contract/call'
import { resultEndpoints } from '@shop/contract/endpoints/result'
import { read, useRead } from './use-call.ts'

const ofSample = (id: string, barcode: string) => ({ params: { id, barcode } })

export const readResults = (id: string, barcode: string) => read(resultEndpoints.getResults, ofSample(id, barcode))
/** One sample's results; null reads none. */
export const useResults = (id: string, barcode: string | null) => useRead(barcode ? readResults(id, barcode) : null)

/** The results of several samples of one animal; null reads none. */
export function useAllResults(id: string, barcodes: readonly string[] | null) {
  const reads = barcodes?.map((barcode) => readResults(id, barcode))
  return useRead(
    reads
      ? {
          key: `all ${reads.map(({ key }) => key).join(' ')}`,
          fetch: async () => (await Promise.all(reads.map(({ fetch }) => fetch()))).flatMap(({ results }) => results),
        }
      : null,
  )
}

/** One sample's DNA profile, of the animal's species; null reads none. A sample without one answers 404. */
export const useDnaProfile = (id: string, barcode: string | null, speciesId: number) =>
  useRead(
    barcode
      ? read(resultEndpoints.getDnaProfile, { ...ofSample(id, barcode), query: { species: String(speciesId) } })
      : null,
  )

export const readAnimalCoat = (id: string) => read(resultEndpoints.getAnimalCoat, { params: { id } })
/** The animal's coat as its results describe it; null reads none. */
export const useAnimalCoat = (id: string | null) => useRead(id ? readAnimalCoat(id) : null)

/** What happened to a sample's results, newest first; null reads none. */
export const useResultHistory = (id: string, barcode: string | null) =>
  useRead(barcode ? read(resultEndpoints.getResultHistory, ofSample(id, barcode)) : null)

/** Where an animal's results are as data. */
export const resultsFile = (id: string, format: 'csv' | 'json') =>
  addressOf(resultEndpoints.getResultsFile, { params: { id, file: `results.${format}` } })
