import { boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { file } from './file.ts'
import { requiredText } from './form.ts'
import { listOf } from './list.ts'
import { messages } from './messages.ts'
import { guessedWords, queryWord } from './shared.ts'

/** Not reviewed yet; approved by a second person; returned to whoever submitted it. */
export const reviewStates = ['waiting', 'released', 'returned'] as const
export type ReviewState = (typeof reviewStates)[number]

/** A laboratory's file that a second person reviews before anything of it counts. */
const resultsReviewSchema = object({
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
const ours = { who: 'laboratory', fails: messages.somethingWentWrong, isOurs: true } as const

export const resultsReviewCalls = {
  submitResults: call({
    method: 'POST',
    path: '/api/lab/reviews',
    summary: 'Takes a file of results for a second person to review; 201 for a new one, 200 for one taken before',
    query: object({ fileName: string().max(200), reason: string().max(500), by: person() }),
    body: string().defined(),
    bodyType: 'text/csv',
    reply: resultsReviewSchema.shape({ isRepeat: boolean().required(), lookAt: guessedWords }),
    creates: true,
    ...ours,
  }),
  listResultsReviews: call({
    method: 'GET',
    path: '/api/lab/reviews',
    summary: 'Files of results in a state of review, the oldest first',
    query: object({ state: string().oneOf(reviewStates), page: queryWord() }),
    reply: listOf(resultsReviewSchema.required()),
    ...ours,
  }),
  getReviewLines: call({
    method: 'GET',
    path: '/api/lab/reviews/lines',
    summary: 'What a file that waits for review says, with the names of tests and breeds, and what holds until now',
    query: object({ id }),
    reply: file('text/csv'),
    ...ours,
  }),
  releaseResults: call({
    method: 'POST',
    path: '/api/lab/reviews/release',
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
    method: 'POST',
    path: '/api/lab/reviews/return',
    summary: 'Sends a file back to whoever brought it: nothing of it counts, and it may be brought again',
    body: object({ id, by: person(), reason: requiredText(500) }).noUnknown(),
    reply: resultsReviewSchema,
    ...ours,
  }),
}
