import { array, boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { advanceResultEndpoints } from './endpoints/advance-result.ts'
import { barcodeText, requiredText, typedNumber } from './form.ts'
import { messages } from './messages.ts'
import { namedSchema } from './shared.ts'
import { copyText } from './spelled-reply.ts'
import { resultStatuses } from './verdict.ts'
import { sortBy } from './sort.ts'

/**
 * An advance result's state: it can be opened; the owner's report is out; the laboratory took it back; its days are
 * over; the sample waits for something that puts it in doubt.
 */
const advanceStates = ['open', 'reported', 'withdrawn', 'expired', 'held'] as const
export type AdvanceState = (typeof advanceStates)[number]

/** How many days an advance result is open, unless the laboratory names another number. */
export const advanceDays = { usual: 14, most: 30 } as const
const releaseFields = {
  id: string().uuid().required(),
  barcode: string().required(),
  state: string().oneOf(advanceStates).required(),
  releasedAt: string().datetime().required(),
  endsAt: string().datetime().required(),
}

/** Results of a test ordered ahead, released before the owner's report, to whoever ordered it. */
export const advanceResultSchema = object({
  ...releaseFields,
  product: namedSchema.required(),
  /** For whom it was ordered, as whoever ordered it wrote. */
  client: string().required(),
  petName: string().required(),
  /** When this person opened it last; null where they never did. */
  openedAt: string().datetime().nullable().defined(),
  /** A reading that they opened is another now, or was withdrawn. */
  isChanged: boolean().required(),
}).noUnknown()
export type AdvanceResult = InferType<typeof advanceResultSchema>

/** One test as it was read so far. */
export const advanceLineSchema = object({
  id: string().uuid().required(),
  product: namedSchema.required(),
  kind: string().oneOf(['disease', 'trait']).required(),
  gene: string().nullable().defined(),
  variant: string().nullable().defined(),
  genotype: string().nullable().defined(),
  status: string().oneOf(resultStatuses).nullable().defined(),
  meaning: copyText().required(),
  caution: copyText().nullable().defined(),
  laboratory: string().required(),
  date: string().datetime().required(),
  panelVersion: string().required(),
}).noUnknown()
export type AdvanceLine = InferType<typeof advanceLineSchema>

/** What was opened. */
export const openedAdvanceSchema = object({
  id: string().uuid().required(),
  barcode: string().required(),
  petName: string().required(),
  client: string().required(),
  product: namedSchema.required(),
  endsAt: string().datetime().required(),
  openedAt: string().datetime().required(),
  /** Tests that were ordered and have no reading yet. */
  waiting: number().integer().min(0).required(),
  isSampleData: boolean().required(),
  results: array().of(advanceLineSchema.required()).required(),
}).noUnknown()
export type OpenedAdvance = InferType<typeof openedAdvanceSchema>

/** A release as the laboratory sees it: never whose sample it is, nor who ordered it. */
export const advanceReleaseSchema = object({
  ...releaseFields,
  by: string().required(),
  reason: string().required(),
  withdrawn: object({ by: string().required(), reason: string().required(), at: string().datetime().required() })
    .noUnknown()
    .nullable()
    .defined(),
  /** When it was opened, oldest first. */
  openings: array().of(string().datetime().required()).required(),
}).noUnknown()
export type AdvanceRelease = InferType<typeof advanceReleaseSchema>

const decision = {
  barcode: barcodeText().required(messages.fieldRequired),
  /** Who decides, by name. */
  by: requiredText(100),
  reason: requiredText(500),
}

// Ours: SPEC names the tool (view-advance-results), and no call of it (decision 0059).
/** Also the schemas of the desk's forms. */
export const advanceReleaseBody = object({
  ...decision,
  days: typedNumber().integer().min(1).max(advanceDays.most),
}).noUnknown()
export const advanceWithdrawalBody = object(decision).noUnknown()

export const advanceResultCalls = {
  listAdvanceResults: call({
    ...advanceResultEndpoints.listAdvanceResults,
    summary: 'Results released early to the approved vet or agent who ordered them for a client, newest first',
    reply: object({ results: array().of(advanceResultSchema.required()).required() }).noUnknown(),
    who: 'user',
    isOurs: true,
  }),
  /** Each opening is recorded. 409 where it is theirs and can be opened no more. */
  openAdvanceResult: call({
    ...advanceResultEndpoints.openAdvanceResult,
    summary: 'Opens what was released early, and keeps that it was opened',
    body: object({}).noUnknown(),
    reply: openedAdvanceSchema,
    who: 'user',
    isOurs: true,
  }),
  listAdvanceReleases: call({
    ...advanceResultEndpoints.listAdvanceReleases,
    summary: 'What was released early, newest first unless it is sorted, with each time it was opened',
    query: object({ barcode: barcodeText(), sort: sortBy('barcode', 'released', 'ends') }),
    reply: object({ results: array().of(advanceReleaseSchema.required()).required() }).noUnknown(),
    who: 'laboratory',
    isOurs: true,
  }),
  /** Repeated while it is open, it changes nothing. */
  releaseAdvanceResult: call({
    ...advanceResultEndpoints.releaseAdvanceResult,
    summary: 'Releases what was read of a sample to the approved vet or agent who ordered it for a client',
    body: advanceReleaseBody,
    reply: advanceReleaseSchema,
    creates: true,
    who: 'laboratory',
    isOurs: true,
  }),
  withdrawAdvanceResult: call({
    ...advanceResultEndpoints.withdrawAdvanceResult,
    summary: 'Takes an early release back, and mails whoever opened it the reason',
    body: advanceWithdrawalBody,
    reply: advanceReleaseSchema,
    who: 'laboratory',
    isOurs: true,
  }),
}
