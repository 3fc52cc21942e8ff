import { readConflicts } from '../../../data/laboratory.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = () => [readConflicts()]
