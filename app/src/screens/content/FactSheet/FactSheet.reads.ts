import { readFactSheet } from '../../../data/fact-sheet.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ params: { id = '' } }) => [readFactSheet(id)]
