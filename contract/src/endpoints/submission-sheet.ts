import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

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
