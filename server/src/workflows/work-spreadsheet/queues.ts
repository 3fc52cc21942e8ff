import { queue } from '../../platform/jobs/queue.ts'

/** Activates the next lines of a work spreadsheet that was handed in. */
export const workSpreadsheetQueue = queue<{ sheetId: string }>('work-spreadsheet')
