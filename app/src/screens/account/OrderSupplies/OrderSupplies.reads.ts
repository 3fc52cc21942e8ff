import { readSupplies } from '../../../data/product.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = () => [readSupplies()]
