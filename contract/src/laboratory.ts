import { array, boolean, type InferType, number, object, string, type StringSchema } from 'yup'
import { call } from './call.ts'
import { conflictSchema } from './conflict.ts'
import { laboratoryEndpoints } from './endpoints/laboratory.ts'
import { file } from './file.ts'
import { barcodeText, deskDaySchema, momentSchema, requiredText } from './form.ts'
import { labProblems, labStages } from './laboratory-stages.ts'
import { listOf } from './list.ts'
import { messages } from './messages.ts'
import { identityComparisonSchema } from './parentage.ts'
import { sampleProblems, sampleStages } from './sample-stage.ts'
import { guessedWords, queryWord } from './shared.ts'
import { sortBy } from './sort.ts'

/** Every call of the laboratory is under this address, and no other call is. */
export const laboratoryPath = '/api/lab/'

const barcodesSchema = array().of(barcodeText().required()).min(1).max(1000)

const advanceSchema = object({
  barcodes: barcodesSchema.required(messages.fieldRequired),
  stage: string()
    .oneOf(labStages, `Use one of ${labStages.join(', ')}`)
    .required(messages.fieldRequired),
  /** When it was; now, where it is left out. */
  at: momentSchema(),
  /** What the animal's owner may read beside the stage. */
  note: string().max(200),
  problem: string().oneOf(labProblems, `Use one of ${labProblems.join(', ')}`),
  /** When results are expected. */
  expectedAt: momentSchema(),
})

/** As a form has it: a day, and an empty choice for a problem that stays as it is. */
export const moveSchema = advanceSchema.shape({
  problem: string().oneOf(['', ...labProblems] as const),
  expectedAt: deskDaySchema(),
})

/** What the laboratory sees of a sample: never whose it is. */
const labSampleSchema = object({
  barcode: string().required(),
  stage: string().oneOf(sampleStages).required(),
  problem: string().oneOf(sampleProblems).nullable().defined(),
  isActivated: boolean().required(),
  product: string().required(),
  /** Numbers of what is ordered; known when the kit is activated. */
  tests: array().of(number().integer().required()).required(),
  /** Those of them that were added to a sample which was here, and wait for their results. */
  added: array().of(number().integer().required()).required(),
  isSampleData: boolean().required(),
}).noUnknown()

/** Any barcode may be a key. */
const barcodeByBarcode: Record<string, StringSchema<string>> = {}

const advancedSchema = object({
  moved: array().of(string().required()).required(),
  /** There already: no time was changed. */
  unchanged: array().of(string().required()).required(),
  /** For each sample that failed, the barcode of the free kit which takes its place. */
  recollections: object(barcodeByBarcode).required(),
}).noUnknown()

/** What an import did; `isRepeat` when the same bytes were taken before, and nothing has changed. */
const labImportSchema = object({
  id: string().uuid().required(),
  fileName: string().required(),
  /** Why results that were given before are another now. */
  reason: string().nullable().defined(),
  sampleCount: number().integer().required(),
  resultCount: number().integer().required(),
  isSampleData: boolean().required(),
  importedAt: string().datetime().required(),
  isRepeat: boolean().required(),
  lookAt: guessedWords,
}).noUnknown()

/**
 * What a withdrawal did: reports revoked, and the free kit that takes the sample's place; null when it was withdrawn
 * before.
 */
const withdrawnSchema = object({
  barcode: string().required(),
  papers: number().integer().required(),
  kit: string().nullable().defined(),
}).noUnknown()

export type Withdrawn = InferType<typeof withdrawnSchema>

/** In what reported samples of one animal contradict each other, as the laboratory sees it. */
export const labConflictSchema = conflictSchema
  .omit(['settlement'])
  .shape({
    /** How it is named when it is settled: the number of the test, the panel of the profiles, or "breed mix". */
    about: string().required(),
  })
  .noUnknown()

export const decisionSchema = object({
  /** The chosen sample. */
  barcode: barcodeText().required(messages.fieldRequired),
  about: string().max(100).required(messages.fieldRequired),
  /** Who decided. */
  by: requiredText(100),
  reason: requiredText(500),
})

/** `isRepeat` where it was decided before, and nothing has changed. */
const decidedSchema = object({
  barcode: string().required(),
  name: string().required(),
  isRepeat: boolean().required(),
}).noUnknown()

export type LabConflict = InferType<typeof labConflictSchema>
export type Advanced = InferType<typeof advancedSchema>

export const deskSampleSchema = object({
  barcode: string().required(),
  stage: string().oneOf(sampleStages).required(),
  problem: string().oneOf(sampleProblems).nullable().defined(),
  isActivated: boolean().required(),
  product: string().required(),
  /** When it came; null until then. */
  receivedAt: string().datetime().nullable().defined(),
  /** When results were promised: by the laboratory, else by the shop from the day it came. Null before it came, or once it is reported. */
  expectedAt: string().datetime().nullable().defined(),
  /** Past that moment, and nothing but the laboratory is in its way. */
  isLate: boolean().required(),
  isSampleData: boolean().required(),
}).noUnknown()
export type DeskSample = InferType<typeof deskSampleSchema>

/** What a withdrawal would bring down. */
export const withdrawalSchema = object({
  barcode: string().required(),
  product: string().required(),
  /** Numbers of reports that would be revoked. */
  reports: array().of(string().required()).required(),
  /** Readings that would no longer count. */
  resultCount: number().integer().required(),
}).noUnknown()
export type Withdrawal = InferType<typeof withdrawalSchema>

/** Also the schemas of the desk's forms. */
export const revokeSchema = object({ number: requiredText(50), reason: requiredText(500) }).noUnknown()
export const withdrawSchema = object({
  /** Its barcode, or the number of a report that rests on it alone. */
  sample: requiredText(50),
  reason: requiredText(500),
}).noUnknown()
export const compareSchema = object({
  one: barcodeText().required(messages.fieldRequired),
  other: barcodeText().required(messages.fieldRequired),
})

/** For the laboratory's machines (docs/laboratory.md), and for people at the desk. */
export const laboratoryCalls = {
  listDeskSamples: call({
    ...laboratoryEndpoints.listDeskSamples,
    summary: 'Samples as people look for them, but for void ones: by barcode or product, stage, problem, or late',
    query: object({
      search: string().max(120),
      stage: string().oneOf(sampleStages),
      /** `open`: any that somebody has to settle. */
      problem: string().oneOf([...sampleProblems, 'open'] as const),
      late: string().oneOf(['yes'] as const),
      sort: sortBy('barcode', 'received', 'expected'),
      page: queryWord(),
    }),
    reply: listOf(deskSampleSchema.required()),
    who: 'desk',
    isOurs: true,
  }),
  previewWithdrawal: call({
    ...laboratoryEndpoints.previewWithdrawal,
    summary: 'What a withdrawal of a sample would bring down; nothing is changed',
    query: object({ sample: string().max(50).required(messages.fieldRequired) }),
    reply: withdrawalSchema,
    who: 'desk',
    isOurs: true,
  }),
  listLabSamples: call({
    ...laboratoryEndpoints.listLabSamples,
    summary: 'Samples by barcode, 500 at a time; `next` is what to ask `after`, null on the last page',
    query: object({
      stage: string().oneOf(sampleStages),
      problem: string().oneOf(sampleProblems),
      /** The last barcode of the page before. */
      after: string().max(50),
    }),
    reply: object({
      results: array().of(labSampleSchema.required()).required(),
      next: string().nullable().defined(),
    }).noUnknown(),
    who: 'laboratory',
    isOurs: true,
  }),
  advanceSamples: call({
    ...laboratoryEndpoints.advanceSamples,
    summary: 'Brings samples to a stage, all or none',
    body: advanceSchema,
    reply: advancedSchema,
    who: 'laboratory',
    isOurs: true,
  }),
  importResults: call({
    ...laboratoryEndpoints.importResults,
    summary: 'Takes a file of results, all or nothing; 201 for a new one, 200 for one taken before',
    query: object({ fileName: string().max(200), reason: string().max(500) }),
    body: string().defined(),
    bodyType: 'text/csv',
    reply: labImportSchema,
    creates: true,
    who: 'laboratory',
    isOurs: true,
  }),
  makeSampleResults: call({
    ...laboratoryEndpoints.makeSampleResults,
    summary: 'A file of made-up results, marked as sample data; in a demonstration only',
    body: object({ barcodes: barcodesSchema, seed: number().integer() }),
    reply: file('text/csv'),
    who: 'laboratory',
    isOurs: true,
  }),
  compareLabSamples: call({
    ...laboratoryEndpoints.compareLabSamples,
    summary: 'Whether the DNA profiles of two samples are of the same animal, reported or not',
    query: compareSchema,
    reply: identityComparisonSchema,
    who: 'laboratory',
    isOurs: true,
  }),
  listConflicts: call({
    ...laboratoryEndpoints.listConflicts,
    summary:
      'In what samples of one animal contradict each other; `next` is what to ask `after`, null on the last page',
    query: object({
      /** `next` of the page before. */
      after: string().uuid(),
    }),
    reply: object({
      results: array().of(labConflictSchema.required()).required(),
      next: string().uuid().nullable().defined(),
    }).noUnknown(),
    who: 'laboratory',
    isOurs: true,
  }),
  settleConflict: call({
    ...laboratoryEndpoints.settleConflict,
    summary: 'Settles in what samples of one animal contradict each other: the named one stands',
    body: decisionSchema,
    reply: decidedSchema,
    who: 'laboratory',
    isOurs: true,
  }),
  reopenConflict: call({
    ...laboratoryEndpoints.reopenConflict,
    summary: 'Takes a settlement back: the samples contradict each other again',
    body: decisionSchema,
    reply: decidedSchema,
    who: 'laboratory',
    isOurs: true,
  }),
  revokeReport: call({
    ...laboratoryEndpoints.revokeReport,
    summary: 'Withdraws a report: whoever checks it reads the reason',
    body: revokeSchema,
    reply: object({ revoked: string().required() }).noUnknown(),
    who: 'laboratory',
    isOurs: true,
  }),
  withdrawSample: call({
    ...laboratoryEndpoints.withdrawSample,
    summary: 'Withdraws a sample whose swab was another animal’s, with all papers that rest on it',
    body: withdrawSchema,
    reply: withdrawnSchema,
    who: 'laboratory',
    isOurs: true,
  }),
}
