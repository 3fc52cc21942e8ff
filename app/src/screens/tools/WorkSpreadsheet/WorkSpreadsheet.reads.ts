import type { Reads } from '../../../data/reads.ts'
import { readWorkSheet } from '../../../data/work-spreadsheet.ts'

export const reads: Reads = ({ params: { id = '' } }) => [readWorkSheet(id)]
