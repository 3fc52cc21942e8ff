import { array, type InferType, number, object, string } from 'yup'
import { animalSchema, verdictCountsSchema } from './animal.ts'
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
  /** When its results can be there; null where that is unknown. */
  expectedAt: string().datetime().nullable().defined(),
  /** How many tests of each kind are read in it; `profiles` are DNA profiles, `breeds` estimates of the breeds. */
  tests: object({
    diseases: number().integer().min(0).required(),
    traits: number().integer().min(0).required(),
    profiles: number().integer().min(0).required(),
    breeds: number().integer().min(0).required(),
  })
    .noUnknown()
    .required(),
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

export type AnimalBarcode = InferType<typeof animalBarcodeSchema>

/** One of the user's samples that is at work, or was reported of late. */
export const sampleNewsSchema = object({
  barcode: string().required(),
  product: namedSchema.required(),
  animal: object({ id: string().uuid().required(), petName: string().required() }).noUnknown().required(),
  stage: string().oneOf(sampleStages).required(),
  problem: string().oneOf(sampleProblems).nullable().defined(),
  /** When its results can be there; null where that is unknown. */
  expectedAt: string().datetime().nullable().defined(),
  reportedAt: string().datetime().nullable().defined(),
}).noUnknown()
export type SampleNews = InferType<typeof sampleNewsSchema>

/** One of the user's animals, with where its newest sample is and what is known of it. */
export const animalNewsSchema = animalSchema
  .pick(['id', 'petName', 'species', 'breed', 'isMixedBreed', 'coat', 'photo'])
  .shape({
    /** Null without one. */
    sample: sampleNewsSchema.pick(['barcode', 'stage', 'problem', 'expectedAt']).noUnknown().nullable().defined(),
    /** Diseases alone, of all its samples. */
    verdicts: verdictCountsSchema().required(),
  })
  .noUnknown()
export type AnimalNews = InferType<typeof animalNewsSchema>

/** Another's animal answers 404, like one that does not exist. */
export const sampleCalls = {
  listAnimalBarcodes: call({
    ...sampleEndpoints.listAnimalBarcodes,
    summary: "The animal's samples",
    reply: object({ results: array().of(animalBarcodeSchema.required()).required() }).noUnknown(),
    who: 'user',
  }),
  // Ours: what the account's first page shows as new.
  listSampleNews: call({
    ...sampleEndpoints.listSampleNews,
    summary:
      "The user's animals that something happened to last, their samples at work, and those reported in the last 30 days",
    reply: object({
      /** Those whose samples moved last come first. */
      animals: array().of(animalNewsSchema.required()).required(),
      /** How many animals there are; the list names the first six. */
      animalCount: number().integer().min(0).required(),
      /** New results, the newest first. */
      reported: array().of(sampleNewsSchema.required()).required(),
      /** At work, those that are expected first. */
      atWork: array().of(sampleNewsSchema.required()).required(),
      /** How many there are of each; the lists name the first ten. */
      reportedCount: number().integer().min(0).required(),
      atWorkCount: number().integer().min(0).required(),
    }).noUnknown(),
    who: 'user',
    isOurs: true,
  }),
}
