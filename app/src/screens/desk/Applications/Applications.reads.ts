import { readWaiting } from '../../../data/approval.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = () => [readWaiting()]
