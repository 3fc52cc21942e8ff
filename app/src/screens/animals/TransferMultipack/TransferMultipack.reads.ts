import { readTestKitBalance } from '../../../data/activation.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = () => [readTestKitBalance()]
