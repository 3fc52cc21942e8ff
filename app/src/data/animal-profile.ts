import type { ReportType } from '@shop/contract/animal'
import { animalClient } from '@shop/contract/endpoints/animal'
import { request } from '@shop/contract/request'
import type { Report } from '@shop/contract/result'
import { useSWRConfig } from 'swr'
import { read, useRead } from './use-call.ts'

const ofSample = (id: string, barcode: string) => ({ params: { id, barcode } })

export const readAnimalProfile = (id: string) => read(animalClient.getAnimalProfile, { params: { id } })
/** One animal with its breeds, parents, shares and reports; null reads none. */
export const useAnimalProfile = (id: string | null) => useRead(id ? readAnimalProfile(id) : null)

export const readAnimalBarcodes = (id: string) => read(animalClient.listAnimalBarcodes, { params: { id } })
/** The animal's samples. */
export const useAnimalBarcodes = (id: string) => useRead(readAnimalBarcodes(id))

export const readResults = (id: string, barcode: string) => read(animalClient.getResults, ofSample(id, barcode))
/** One sample's results; null reads none. */
export const useResults = (id: string, barcode: string | null) => useRead(barcode ? readResults(id, barcode) : null)

/** One sample's DNA profile, of the animal's species; null reads none. Most samples have none: 404. */
export const useDnaProfile = (id: string, barcode: string | null, speciesId: number) =>
  useRead(
    barcode
      ? read(animalClient.getDnaProfile, { ...ofSample(id, barcode), query: { species: String(speciesId) } })
      : null,
  )

/** What happened to a sample's results, newest first; null reads none. */
export const useResultHistory = (id: string, barcode: string | null) =>
  useRead(barcode ? read(animalClient.getResultHistory, ofSample(id, barcode)) : null)

/** What else a sample can be tested for; null reads none. */
export const useUpgradeProducts = (id: string, barcode: string | null) =>
  useRead(barcode ? read(animalClient.listUpgradeProducts, ofSample(id, barcode)) : null)

/** Which report to open: one of a type, a certificate, or one that was made before, by its key. */
export type ReportRequest = ReportType | 'certificate' | 'breed_certificate' | { key: string }

const ask = (id: string, what: ReportRequest, isEmailed: boolean): Promise<Report> => {
  const params = { id }
  if (typeof what === 'object') return request(animalClient.getSingleReport, { params: { id, report_key: what.key } })
  if (what === 'certificate') return request(animalClient.getCertificate, { params })
  if (what === 'breed_certificate') return request(animalClient.getBreedCertificate, { params })
  return request(animalClient.getReport, {
    params,
    query: { reportType: what, ...(isEmailed && { sendEmail: 'true' }) },
  })
}

/** Makes a report, or finds the one that still says the same; the animal's list of reports shows it then. */
export function useMakeReport(id: string) {
  const { mutate } = useSWRConfig()
  return async (what: ReportRequest, { isEmailed = false } = {}): Promise<Report> => {
    const report = await ask(id, what, isEmailed)
    await mutate(readAnimalProfile(id).key)
    return report
  }
}
