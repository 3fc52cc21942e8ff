import { clientOf, endpoints } from '../call.ts'
import { messages } from '../messages.ts'
import type { submissionSheetCalls } from '../submission-sheet.ts'

export const submissionSheetEndpoints = endpoints({
  listSubmissionSheets: {
    method: 'GET',
    path: '/api/my/animals/{id}/submission-sheets',
    fails: messages.somethingWentWrong,
  },
  getSubmissionSheetFile: {
    method: 'GET',
    path: '/api/my/animals/{id}/submission-sheets/{file}',
    fails: messages.somethingWentWrong,
  },
})

/** For the browser. */
export const submissionSheetClient = clientOf<typeof submissionSheetCalls>(submissionSheetEndpoints)
