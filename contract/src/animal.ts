import { array, boolean, number, object, string } from 'yup'
import { call } from './call.ts'
import { emailSchema } from './form.ts'
import { listOf } from './list.ts'
import { messages } from './messages.ts'
import { productSchema } from './product.ts'
import { dnaProfileSchema, reportSchema, resultSheetSchema } from './result.ts'
import { coatSchema, namedSchema } from './shared.ts'

export const genders = ['male', 'female'] as const
export const weightUnits = ['kg', 'lb'] as const
/** What a search of animals looks into (animals-4); `all` is the default. */
export const animalQueryTypes = [
  'all',
  'pet_name',
  'owner_name',
  'name',
  'barcode',
  'chip_number',
  'registration_number',
  'registration_name',
] as const
export const reportTypes = [
  'breed_mix',
  'health',
  'traits',
  'dna_profile',
  'parentage',
  'clear_by_parentage',
  'vet_summary',
] as const

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

export const animalSchema = object({
  id: string().uuid().required(),
  petName: string().required(),
  species: namedSchema.required(),
  breed: namedSchema.nullable().defined(),
  gender: string().oneOf(genders).required(),
  isDesexed: boolean().nullable().defined(),
  /** A day, as 2022-03-04; null when unknown. */
  dateOfBirth: string().nullable().defined(),
  dateOfBirthPrecision: string().oneOf(['exact', 'estimated', 'unknown']).required(),
  weight: object({
    value: number().positive().required(),
    unit: string().oneOf(weightUnits).required(),
    measuredAt: string().datetime().required(),
  })
    .noUnknown()
    .nullable()
    .defined(),
  registrationName: string().nullable().defined(),
  registrationNumber: string().nullable().defined(),
  chipNumber: string().nullable().defined(),
  ownerName: string().nullable().defined(),
  coat: coatSchema.required(),
  barcodes: array().of(string().required()).required(),
  /** Where its newest sample is; null without one. */
  stage: string().oneOf(sampleStages).nullable().defined(),
  isArchived: boolean().required(),
  /** Another's animal, shown to this user. */
  isShared: boolean().required(),
}).noUnknown()

export const breedShareSchema = object({
  /** Null: not assigned to any breed. */
  breed: namedSchema.nullable().defined(),
  /** 0 to 100; an animal's shares sum to 100. */
  percent: number().min(0).max(100).required(),
}).noUnknown()

export const animalProfileSchema = animalSchema
  .shape({
    breeds: array().of(breedShareSchema.required()).required(),
    dam: object({ id: string().uuid().nullable().defined(), name: string().required() })
      .noUnknown()
      .nullable()
      .defined(),
    sire: object({ id: string().uuid().nullable().defined(), name: string().required() })
      .noUnknown()
      .nullable()
      .defined(),
    sharedWith: array().of(string().required()).required(),
    reports: array().of(reportSchema.required()).required(),
  })
  .noUnknown()

export const animalBarcodeSchema = object({
  barcode: string().required(),
  product: namedSchema.required(),
  stage: string().oneOf(sampleStages).required(),
  problem: string().oneOf(sampleProblems).nullable().defined(),
  activatedAt: string().datetime().nullable().defined(),
  reportedAt: string().datetime().nullable().defined(),
}).noUnknown()

/** What a breed's animals are usually asked about. */
export const breedProfileSchema = object({
  breed: namedSchema.required(),
  species: namedSchema.required(),
  coat: coatSchema.required(),
  tests: array().of(productSchema).required(),
}).noUnknown()

export type Animal = typeof animalSchema.__outputType
export type AnimalProfile = typeof animalProfileSchema.__outputType
export type AnimalBarcode = typeof animalBarcodeSchema.__outputType
export type BreedShare = typeof breedShareSchema.__outputType

const fails = messages.somethingWentWrong

/** Another's animal answers 404, like one that does not exist. */
export const animalCalls = {
  listAnimals: call({
    method: 'GET',
    path: '/api/my/animals',
    summary: "The user's animals; patients, for vets",
    query: object({
      page: string(),
      size: string(),
      query_type: string().oneOf(animalQueryTypes),
      query: string().max(100),
      search: string().max(100),
      gender: string(),
      view: string(),
      species_id: string(),
    }),
    reply: listOf(animalSchema.required()),
    who: 'user',
    fails: messages.failedToFetchAnimals,
  }),
  getAnimal: call({
    method: 'GET',
    path: '/api/my/animals/{id}',
    summary: 'One animal',
    reply: animalSchema,
    who: 'user',
    fails: messages.failedToFetchAnimals,
  }),
  getAnimalProfile: call({
    method: 'GET',
    path: '/api/my/animals/{id}/profile',
    summary: 'One animal with its breeds, parents and reports',
    reply: animalProfileSchema,
    who: 'user',
    fails,
  }),
  listAnimalBarcodes: call({
    method: 'GET',
    path: '/api/my/animals/{id}/barcodes',
    summary: "The animal's samples",
    reply: object({ results: array().of(animalBarcodeSchema.required()).required() }).noUnknown(),
    who: 'user',
    fails,
  }),
  getResults: call({
    method: 'GET',
    path: '/api/my/animals/{id}/results/{barcode}',
    summary: "One sample's results",
    reply: resultSheetSchema,
    who: 'user',
    fails,
  }),
  getBreedCertificate: call({
    method: 'GET',
    path: '/api/my/animals/{id}/breed-certificate',
    summary: "The certificate of the animal's breeds",
    reply: reportSchema,
    who: 'user',
    fails,
  }),
  getReport: call({
    method: 'GET',
    path: '/api/my/animals/{id}/report',
    summary: 'A report of a kind, emailed on request',
    query: object({ report_type: string().oneOf(reportTypes), send_email: string() }),
    reply: reportSchema,
    who: 'user',
    fails,
  }),
  getDnaProfile: call({
    method: 'GET',
    path: '/api/my/animals/{id}/dna/{barcode}',
    summary: "One sample's DNA profile",
    query: object({ species: string() }),
    reply: dnaProfileSchema,
    who: 'user',
    fails,
  }),
  getSingleReport: call({
    method: 'GET',
    path: '/api/my/animals/{id}/results/reports/{report_key}/single/',
    summary: 'One report by its key',
    reply: reportSchema,
    who: 'user',
    fails,
  }),
  getCertificate: call({
    method: 'GET',
    path: '/api/my/animals/{id}/results/reports/certificate/',
    summary: "The certificate of the animal's results",
    reply: reportSchema,
    who: 'user',
    fails,
  }),
  listUpgradeProducts: call({
    method: 'GET',
    path: '/api/my/animals/{id}/products/{barcode}',
    summary: 'What else this sample can be tested for',
    reply: listOf(productSchema),
    who: 'user',
    fails,
  }),
  shareAnimal: call({
    method: 'POST',
    path: '/api/my/animals/{id}/share',
    summary: 'Shows the animal to another user as well',
    body: object({ email: emailSchema }).noUnknown(),
    reply: animalProfileSchema,
    who: 'user',
    fails,
  }),
  getBreedProfile: call({
    method: 'GET',
    path: '/api/my/animals/breeds/{id}/profile',
    summary: 'A breed, as an animal of it is asked about',
    reply: breedProfileSchema,
    who: 'user',
    fails: messages.failedToFetchBreedProfile,
  }),
}
