import type { ListedWorkSheet } from '@shop/contract/work-spreadsheet'

/** The state of a sheet, in words. */
export const sheetStateCopy = ({ state, submittedAt }: Pick<ListedWorkSheet, 'state' | 'submittedAt'>): string =>
  state === 'done' ? 'Done' : state === 'working' ? 'Being activated' : submittedAt ? 'Partly done' : 'Draft'
