import { array, object, string } from 'yup'
import { call } from './call.ts'
import { sampleEndpoints } from './endpoints/sample.ts'
import { namedSchema } from './shared.ts'

/** The laboratory's stages in order; `sampleProblems` stand beside them. */
export const sampleStages = [
  'ordered',
  'dispatched',
  'activated',
  'received',
  'visual_check',
  'extraction',
  'quality_check',
  'genotyping',
  'review',
  'reported',
] as const
export const sampleProblems = ['not_activated', 'payment_hold', 'failed', 'partial_result', 'sex_mismatch'] as const

export const animalBarcodeSchema = object({
  barcode: string().required(),
  product: namedSchema.required(),
  stage: string().oneOf(sampleStages).required(),
  problem: string().oneOf(sampleProblems).nullable().defined(),
  activatedAt: string().datetime().nullable().defined(),
  reportedAt: string().datetime().nullable().defined(),
}).noUnknown()

export type SampleStage = (typeof sampleStages)[number]
export type SampleProblem = (typeof sampleProblems)[number]
export type AnimalBarcode = typeof animalBarcodeSchema.__outputType

/** Another's animal answers 404, like one that does not exist. */
export const sampleCalls = {
  listAnimalBarcodes: call({
    ...sampleEndpoints.listAnimalBarcodes,
    summary: "The animal's samples",
    reply: object({ results: array().of(animalBarcodeSchema.required()).required() }).noUnknown(),
    who: 'user',
  }),
}
