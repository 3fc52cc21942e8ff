import { readUndeliverable } from '../../../data/order.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = () => [readUndeliverable()]
