import { submissionSheetEndpoints } from '@shop/contract/endpoints/submission-sheet'
import { read, useRead } from './use-call.ts'

/** What a sheet for each registry would state of an animal. */
export const useSubmissionSheets = (id: string) =>
  useRead(read(submissionSheetEndpoints.listSubmissionSheets, { params: { id } }))
