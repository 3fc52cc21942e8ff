import { array, boolean, number, object, string } from 'yup'
import { namedSchema } from './shared.ts'

/** A marker that failed is `no_result`, never `clear`; heterozygotes of a dominant disease are `affected`. */
export const resultStatuses = ['clear', 'carrier', 'at_risk', 'affected', 'no_result'] as const
export type ResultStatus = (typeof resultStatuses)[number]

/** One line of a report: everything needed to read it without asking elsewhere. */
export const resultSchema = object({
  id: string().uuid().required(),
  product: namedSchema.required(),
  kind: string().oneOf(['disease', 'trait']).required(),
  bodySystem: string().nullable().defined(),
  gene: string().nullable().defined(),
  variant: string().nullable().defined(),
  /** As the laboratory writes it: "N/M"; a male has one allele of an X-linked gene, "N/Y". Null without a result. */
  genotype: string().nullable().defined(),
  modeOfInheritance: string().nullable().defined(),
  /** Null for traits: they have a genotype and a meaning, no verdict. */
  status: string().oneOf(resultStatuses).nullable().defined(),
  meaning: string().required(),
  offspringMeaning: string().nullable().defined(),
  /** How it is known: tested, or clear because both parents are, so many generations back. */
  basis: object({
    kind: string().oneOf(['tested', 'parentage']).required(),
    generations: number().integer().nullable().defined(),
  })
    .noUnknown()
    .required(),
  caution: string().nullable().defined(),
  laboratory: string().required(),
  date: string().datetime().required(),
  panelVersion: string().required(),
}).noUnknown()

/** A sample's results. */
export const resultSheetSchema = object({
  barcode: string().required(),
  isPartial: boolean().required(),
  /** True only when an agent or vet took the sample and read the microchip. */
  isIdentityVerified: boolean().required(),
  collector: string().nullable().defined(),
  /** Markers on the panel, and those that gave a result. */
  markerCount: number().integer().required(),
  readCount: number().integer().required(),
  reportedAt: string().datetime().nullable().defined(),
  results: array().of(resultSchema.required()).required(),
}).noUnknown()

/** A DNA profile: panels (ISAG 2006 STR, ISAG 2020 SNP, AKC) are never mixed. */
export const dnaProfileSchema = object({
  barcode: string().required(),
  panel: string().required(),
  markers: array()
    .of(
      object({ name: string().required(), alleles: array().of(string().required()).required() })
        .noUnknown()
        .required(),
    )
    .required(),
  laboratory: string().required(),
  date: string().datetime().required(),
  isIdentityVerified: boolean().required(),
}).noUnknown()

export const reportStates = ['valid', 'superseded', 'revoked'] as const

/** A report or certificate one can open. */
export const reportSchema = object({
  key: string().required(),
  title: string().required(),
  fileName: string().required(),
  url: string().required(),
  state: string().oneOf(reportStates).required(),
  issuedAt: string().datetime().required(),
  isIdentityVerified: boolean().required(),
  /** Sent to the user's email address as well. */
  isEmailed: boolean().required(),
}).noUnknown()

export type Result = typeof resultSchema.__outputType
export type ResultSheet = typeof resultSheetSchema.__outputType
export type DnaProfile = typeof dnaProfileSchema.__outputType
export type Report = typeof reportSchema.__outputType
