import { readOpenData } from '../../../data/open-data.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = () => [readOpenData()]
