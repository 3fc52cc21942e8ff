import { readAdvanceReleases } from '../../../data/advance-result.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = () => [readAdvanceReleases()]
