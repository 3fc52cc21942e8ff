import type { ListedWorkSheet } from '@shop/contract/work-spreadsheet'

/** How a sheet stands, in words. */
export const sheetStateCopy = ({ state, submittedAt }: Pick<ListedWorkSheet, 'state' | 'submittedAt'>): string =>
  state === 'done' ? 'Done' : state === 'working' ? 'Being activated' : submittedAt ? 'Partly done' : 'Draft'
