import { array, boolean, number, object, string } from 'yup'
import { sampleProblems, sampleStages } from './animal.ts'
import { call } from './call.ts'
import { emailSchema, requiredText } from './form.ts'
import { messages } from './messages.ts'
import { reportStates, resultStatuses } from './result.ts'
import { namedSchema } from './shared.ts'

export const sampleTrackerSchema = object({
  barcode: string().required(),
  productName: string().required(),
  petName: string().nullable().defined(),
  stage: string().oneOf(sampleStages).required(),
  problem: string().oneOf(sampleProblems).nullable().defined(),
  /** Every stage in order; `date` is null for those not reached. */
  stages: array()
    .of(
      object({
        stage: string().oneOf(sampleStages).required(),
        date: string().datetime().nullable().defined(),
        note: string().nullable().defined(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
  expectedAt: string().datetime().nullable().defined(),
}).noUnknown()

/** The certificate's present state, and enough to hold the paper beside it. */
export const reportAuthenticationSchema = object({
  barcode: string().required(),
  state: string().oneOf(reportStates).required(),
  title: string().required(),
  registrationName: string().nullable().defined(),
  petName: string().required(),
  breed: namedSchema.nullable().defined(),
  /** The last four characters: the rest is the owner's affair. */
  chipNumberEnding: string().nullable().defined(),
  collector: string().nullable().defined(),
  isIdentityVerified: boolean().required(),
  laboratory: string().required(),
  method: string().required(),
  issuedAt: string().datetime().required(),
}).noUnknown()

export const microchipSchema = object({
  code: string().required(),
  /** ISO 11784 has 15 digits; older chips of 9 or 10 characters are accepted as non-ISO. */
  format: string().oneOf(['iso', 'non_iso', 'invalid']).required(),
  /** The country or maker of its first three digits; null when shared or unknown. */
  issuer: string().nullable().defined(),
  /** Duplicates exist among shared (900) codes: a warning, never a refusal. */
  warning: string().nullable().defined(),
  animal: object({
    petName: string().required(),
    species: namedSchema.required(),
    breed: namedSchema.nullable().defined(),
  })
    .noUnknown()
    .nullable()
    .defined(),
  /** Verified parents; null where none are on record. */
  dam: string().nullable().defined(),
  sire: string().nullable().defined(),
}).noUnknown()

const coatGenotypes = {
  dilute: requiredText(10),
  bcc: requiredText(10),
  agouti: requiredText(10),
  colourpoint: requiredText(10),
}

/** One cat's genotypes at the four loci, as "D/d"; with a mate, the litter of the pair. */
export const felineColourInputSchema = object({
  ...coatGenotypes,
  // Ours: the pair.
  mate: object(coatGenotypes).noUnknown().optional().default(undefined),
}).noUnknown()

const colourChanceSchema = object({
  genotype: string().required(),
  colour: string().required(),
  /** 0 to 100; the table sums to 100. */
  percent: number().min(0).max(100).required(),
}).noUnknown()

export const felineColourSchema = object({
  loci: array()
    .of(
      object({
        key: string().oneOf(['dilute', 'bcc', 'agouti', 'colourpoint']).required(),
        locus: string().required(),
        gene: string().required(),
        genotype: string().required(),
        meaning: string().required(),
        carries: array().of(string().required()).required(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
  /** The possible colours of one cat. */
  colours: array().of(string().required()).required(),
  /** A pair's kittens; empty for one cat. */
  offspring: array().of(colourChanceSchema.required()).required(),
  /** What this tool does not know and may mask the result. */
  limits: array().of(string().required()).required(),
}).noUnknown()

/** The chance for each offspring, not a litter count. `from` and `to` differ only when a parent is untested. */
export const breedingStrategySchema = object({
  strategyType: string().required(),
  modeOfInheritance: string().required(),
  /** Where the mode is stated. */
  modeSource: string().required(),
  outcomes: array()
    .of(
      object({
        genotype: string().required(),
        status: string().oneOf(resultStatuses).required(),
        /** Daughters and sons apart for X-linked genes; null when it makes no difference. */
        sex: string().oneOf(['daughters', 'sons']).nullable().defined(),
        percentFrom: number().min(0).max(100).required(),
        percentTo: number().min(0).max(100).required(),
        meaning: string().required(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
  advice: string().required(),
  warnings: array().of(string().required()).required(),
}).noUnknown()

export const multipackTransferSchema = object({
  email: emailSchema,
  quantity: number().integer().min(1).max(500).required(messages.fieldRequired),
  categoryId: number().integer().positive().required(messages.fieldRequired),
}).noUnknown()

export type SampleTracker = typeof sampleTrackerSchema.__outputType
export type ReportAuthentication = typeof reportAuthenticationSchema.__outputType
export type Microchip = typeof microchipSchema.__outputType
export type FelineColourInput = typeof felineColourInputSchema.__outputType
export type FelineColour = typeof felineColourSchema.__outputType
export type BreedingStrategy = typeof breedingStrategySchema.__outputType
export type MultipackTransfer = typeof multipackTransferSchema.__outputType

const fails = messages.somethingWentWrong

export const toolCalls = {
  trackSample: call({
    method: 'GET',
    path: '/api/tools/sample-tracker/{barcode}',
    summary: 'Where a sample is',
    reply: sampleTrackerSchema,
    who: 'anyone',
    fails: messages.sampleTrackerFailed,
  }),
  authenticateReport: call({
    method: 'GET',
    path: '/api/tools/report-authenticate/{barcode}',
    summary: 'Whether a report is genuine and still stands',
    reply: reportAuthenticationSchema,
    who: 'anyone',
    fails,
  }),
  checkMicrochip: call({
    method: 'GET',
    path: '/api/my/microchip-checker/{code}',
    summary: "What a chip's number says, and the parents on record",
    reply: microchipSchema,
    // /tools/microchip-checker is open to the public, whatever the path says.
    who: 'anyone',
    fails,
  }),
  predictFelineColour: call({
    method: 'POST',
    path: '/api/my/feline-colour',
    summary: 'The colours a cat, or a pair, can have',
    body: felineColourInputSchema,
    reply: felineColourSchema,
    who: 'user',
    fails,
  }),
  getBreedingStrategy: call({
    method: 'GET',
    path: '/api/my/breeding-strategy/',
    summary: 'What a dam and a sire pass on',
    query: object({
      strategy_type: string().max(50),
      dam_genetic_result: string().max(20),
      sire_genetic_result: string().max(20),
    }),
    reply: breedingStrategySchema,
    who: 'user',
    fails,
  }),
  transferMultipack: call({
    method: 'POST',
    path: '/api/my/transfer-multipack',
    summary: 'Gives kits of a multipack to another user',
    body: multipackTransferSchema,
    reply: object({ message: string().required() }).noUnknown(),
    who: 'user',
    fails: messages.failedToTransferMultipacks,
  }),
}
