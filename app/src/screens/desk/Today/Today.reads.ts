import { readDeskToday } from '../../../data/today.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = () => [readDeskToday()]
