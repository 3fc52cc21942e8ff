import { submissionSheetCalls } from '@shop/contract/submission-sheet'
import { submissionSheets } from '../fixtures/submission-sheet.ts'
import { mock } from '../mock.ts'

export const handlers = [mock(submissionSheetCalls.listSubmissionSheets, { results: submissionSheets })]
