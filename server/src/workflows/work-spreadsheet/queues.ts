import { queue } from '../../platform/jobs/queue.ts'

/** Activates the next lines of a work spreadsheet that was sent. */
export const workSpreadsheetQueue = queue<{ sheetId: string }>('work-spreadsheet')
