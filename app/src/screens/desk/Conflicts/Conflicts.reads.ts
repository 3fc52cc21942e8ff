import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = () => []
