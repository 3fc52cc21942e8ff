import { addressOf } from '@shop/contract/call'
import { reportEndpoints } from '@shop/contract/endpoints/report'
import type { Report, ReportType } from '@shop/contract/report'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { readAnimalProfile } from './animal-profile.ts'

/** Which report to open: one of a type, a certificate, or one that was made before, by its key. */
export type ReportRequest = ReportType | 'certificate' | 'breed_certificate' | { key: string }

const ask = (id: string, what: ReportRequest, isEmailed: boolean): Promise<Report> => {
  const params = { id }
  if (typeof what === 'object')
    return request(reportEndpoints.getSingleReport, { params: { id, report_key: what.key } })
  if (what === 'certificate') return request(reportEndpoints.getCertificate, { params })
  if (what === 'breed_certificate') return request(reportEndpoints.getBreedCertificate, { params })
  return request(reportEndpoints.getReport, {
    params,
    query: { reportType: what, ...(isEmailed && { sendEmail: 'true' }) },
  })
}

/** Makes a report, or finds the valid one with the same content; the animal's list of reports shows it then. */
export function useMakeReport(id: string) {
  const { mutate } = useSWRConfig()
  return async (what: ReportRequest, { isEmailed = false } = {}): Promise<Report> => {
    const report = await ask(id, what, isEmailed)
    await mutate(readAnimalProfile(id).key)
    return report
  }
}

/** The address of an animal's card of the medicines that a result requires care with. */
export const medicineCardFile = (id: string, productId: number) =>
  addressOf(reportEndpoints.getMedicineCard, { params: { id, file: `${productId}.pdf` } })
