import { array, boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { submissionSheetEndpoints } from './endpoints/submission-sheet.ts'
import { file } from './file.ts'
import { copyText } from './spelled-reply.ts'

/** A document to send along with a registry's own form: filled from an animal's record and its results that count. */
export const submissionSheetSchema = object({
  registry: object({
    slug: string().required(),
    name: string().required(),
    /** Null where the sheet is for any registry. */
    country: string().nullable().defined(),
    /** What is known of its rules. */
    note: copyText().required(),
    /** Its page on DNA results. */
    page: string().nullable().defined(),
  })
    .noUnknown()
    .required(),
  /** The PDF. */
  url: string().required(),
  /** Why there is nothing to send; null where there is. */
  refusal: copyText().nullable().defined(),
  /** How many results it lists. */
  testCount: number().integer().required(),
  /** What the registry requires and the record lacks: printed as empty lines. */
  missing: array()
    .of(
      object({
        label: copyText().required(),
        /** On whose page the reader can add it: the animal's or a parent's. Null where it is written by hand. */
        animalId: string().uuid().nullable().defined(),
        /** It is added in the reader's own profile. */
        isOfAccount: boolean().required(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
  /** What the registry may refuse it for. */
  warnings: array().of(copyText().required()).required(),
  /** What was found and is not on it, and why. */
  notListed: array()
    .of(
      object({ reason: copyText().required(), names: array().of(string().required()).required() })
        .noUnknown()
        .required(),
    )
    .required(),
}).noUnknown()

export type SubmissionSheet = InferType<typeof submissionSheetSchema>

/** Another's animal answers 404, like one that does not exist. */
export const submissionSheetCalls = {
  listSubmissionSheets: call({
    ...submissionSheetEndpoints.listSubmissionSheets,
    summary:
      'What a submission sheet for each registry of the animal’s species would say, those of one’s country first',
    reply: object({ results: array().of(submissionSheetSchema.required()).required() }).noUnknown(),
    who: 'user',
    isOurs: true,
  }),
  getSubmissionSheetFile: call({
    ...submissionSheetEndpoints.getSubmissionSheetFile,
    summary: 'The sheet for a registry as PDF',
    reply: file('application/pdf'),
    who: 'user',
    isOurs: true,
  }),
}
