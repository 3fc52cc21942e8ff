import { readAdvanceResults } from '../../../data/advance-result.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = () => [readAdvanceResults()]
