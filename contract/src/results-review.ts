import { array, boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { resultsReviewEndpoints } from './endpoints/results-review.ts'
import { file } from './file.ts'
import { requiredText } from './form.ts'
import { listOf } from './list.ts'
import { messages } from './messages.ts'
import { reviewStates } from './review-state.ts'
import { guessedWords, queryWord } from './shared.ts'
import { sortBy } from './sort.ts'

/** A laboratory's file that a second person reviews before anything of it counts. */
export const resultsReviewSchema = object({
  id: string().uuid().required(),
  fileName: string().required(),
  state: string().oneOf(reviewStates).required(),
  sampleCount: number().integer().required(),
  /** Why results that were given before are another now. */
  correction: string().nullable().defined(),
  by: string().required(),
  submittedAt: string().datetime().required(),
  reviewer: string().nullable().defined(),
  decidedAt: string().datetime().nullable().defined(),
  /** Why it was sent back. */
  returnReason: string().nullable().defined(),
}).noUnknown()
export type ResultsReview = InferType<typeof resultsReviewSchema>

const id = string().uuid().required(messages.fieldRequired)
const person = () => requiredText(100)
const ours = { who: 'laboratory', isOurs: true } as const

/** What a file says of a sample in one thing, as its reviewer reads it. */
export const reviewLineSchema = object({
  barcode: string().required(),
  kind: string().oneOf(['genotype', 'DNA profile', 'breed mix', 'collector']).required(),
  /** The test's number, or a microchip's; empty of the others. */
  name: string().defined(),
  title: string().required(),
  value: string().required(),
  /** What it means: "carrier"; empty where it has no verdict. */
  readsAs: string().defined(),
  /** What holds until now; empty where nothing does. */
  untilNow: string().defined(),
  change: string().oneOf(['new', 'changed', 'same']).required(),
}).noUnknown()
export type ReviewLine = InferType<typeof reviewLineSchema>

export const returnSchema = object({ id, by: person(), reason: requiredText(500) }).noUnknown()

export const resultsReviewCalls = {
  previewResults: call({
    ...resultsReviewEndpoints.previewResults,
    summary: 'Checks a file of results as submitting does, and returns what it would change; nothing is stored',
    query: object({ fileName: string().max(200), reason: string().max(500) }),
    body: string().defined(),
    bodyType: 'text/csv',
    reply: object({
      sampleCount: number().integer().required(),
      lines: array().of(reviewLineSchema.required()).required(),
      lookAt: guessedWords,
    }).noUnknown(),
    ...ours,
  }),
  getResultsReview: call({
    ...resultsReviewEndpoints.getResultsReview,
    summary: 'A file of results with what it says beside what holds until now; no lines once it is decided',
    query: object({ id }),
    reply: object({
      review: resultsReviewSchema.required(),
      lines: array().of(reviewLineSchema.required()).required(),
      /** Whether whoever reads this brought the file, and so cannot release it. */
      isOwn: boolean().required(),
    }).noUnknown(),
    ...ours,
  }),
  submitResults: call({
    ...resultsReviewEndpoints.submitResults,
    summary: 'Takes a file of results for a second person to review; 201 for a new one, 200 for one taken before',
    query: object({ fileName: string().max(200), reason: string().max(500), by: person() }),
    body: string().defined(),
    bodyType: 'text/csv',
    reply: resultsReviewSchema.shape({ isRepeat: boolean().required(), lookAt: guessedWords }),
    creates: true,
    ...ours,
  }),
  listResultsReviews: call({
    ...resultsReviewEndpoints.listResultsReviews,
    summary: 'Files of results in a state of review, the oldest first unless they are sorted',
    query: object({
      state: string().oneOf(reviewStates),
      sort: sortBy('file', 'samples', 'submitted'),
      page: queryWord(),
    }),
    reply: listOf(resultsReviewSchema.required()),
    ...ours,
  }),
  getReviewLines: call({
    ...resultsReviewEndpoints.getReviewLines,
    summary: 'What a file that waits for review says, with the names of tests and breeds, and what holds until now',
    query: object({ id }),
    reply: file('text/csv'),
    ...ours,
  }),
  releaseResults: call({
    ...resultsReviewEndpoints.releaseResults,
    summary: 'Releases the results of a file that somebody else brought; the same again changes nothing',
    body: object({ id, by: person() }).noUnknown(),
    reply: object({
      review: resultsReviewSchema.required(),
      resultCount: number().integer().required(),
      isRepeat: boolean().required(),
    }).noUnknown(),
    ...ours,
  }),
  returnResults: call({
    ...resultsReviewEndpoints.returnResults,
    summary: 'Sends a file back to whoever brought it: nothing of it counts, and it may be brought again',
    body: returnSchema,
    reply: resultsReviewSchema,
    ...ours,
  }),
}
