import { boolean, type InferType, object, string } from 'yup'
import { call } from './call.ts'
import { reportEndpoints } from './endpoints/report.ts'
import { file } from './file.ts'
import { queryWord } from './shared.ts'

export const reportTypes = [
  'breed_mix',
  'health',
  'traits',
  'dna_profile',
  'parentage',
  'clear_by_parentage',
  'vet_summary',
] as const

export const reportStates = ['valid', 'superseded', 'revoked'] as const

/** A report or certificate one can open. Its key is also the number by which a stranger checks that it is genuine. */
export const reportSchema = object({
  key: string().required(),
  type: string().required(),
  title: string().required(),
  fileName: string().required(),
  url: string().required(),
  state: string().oneOf(reportStates).required(),
  issuedAt: string().datetime().required(),
  isIdentityVerified: boolean().required(),
  /** Sent to the user's email address as well. */
  isEmailed: boolean().required(),
}).noUnknown()

export type Report = InferType<typeof reportSchema>
export type ReportType = (typeof reportTypes)[number]

/** Another's animal answers 404, like one that does not exist. */
export const reportCalls = {
  getReport: call({
    ...reportEndpoints.getReport,
    summary: 'A report of a kind, emailed on request',
    query: object({ reportType: string().oneOf(reportTypes), sendEmail: queryWord() }),
    reply: reportSchema,
    who: 'user',
  }),
  getSingleReport: call({
    ...reportEndpoints.getSingleReport,
    summary: 'One report by its key',
    reply: reportSchema,
    who: 'user',
  }),
  getCertificate: call({
    ...reportEndpoints.getCertificate,
    summary: "The certificate of the animal's results",
    reply: reportSchema,
    who: 'user',
  }),
  getBreedCertificate: call({
    ...reportEndpoints.getBreedCertificate,
    summary: "The certificate of the animal's breeds",
    reply: reportSchema,
    who: 'user',
  }),
  getReportFile: call({
    ...reportEndpoints.getReportFile,
    summary: 'A report as PDF',
    reply: file('application/pdf'),
    who: 'user',
    isOurs: true,
  }),
  getMedicineCard: call({
    ...reportEndpoints.getMedicineCard,
    summary: 'A card of the medicines to be careful with after a result',
    reply: file('application/pdf'),
    who: 'user',
    isOurs: true,
  }),
}
