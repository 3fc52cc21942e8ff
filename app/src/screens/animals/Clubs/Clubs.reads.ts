import { readClubs } from '../../../data/club.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = () => [readClubs()]
