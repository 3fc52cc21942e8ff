import { array, object, string } from 'yup'
import { call } from './call.ts'
import { sampleEndpoints } from './endpoints/sample.ts'
import { sampleProblems, sampleStages } from './sample-stage.ts'
import { namedSchema } from './shared.ts'

export const animalBarcodeSchema = object({
  barcode: string().required(),
  product: namedSchema.required(),
  stage: string().oneOf(sampleStages).required(),
  problem: string().oneOf(sampleProblems).nullable().defined(),
  activatedAt: string().datetime().nullable().defined(),
  reportedAt: string().datetime().nullable().defined(),
  /** What was bought for it after it came, the oldest first; `reportedAt` is null until its results are there. */
  added: array()
    .of(
      object({
        id: string().uuid().required(),
        product: namedSchema.required(),
        addedAt: string().datetime().required(),
        reportedAt: string().datetime().nullable().defined(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
}).noUnknown()

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
