import type { Reads } from '../../../data/reads.ts'
import { readWorkSheets } from '../../../data/work-spreadsheet.ts'

export const reads: Reads = () => [readWorkSheets()]
