import { readLitters } from '../../../data/litter.ts'
import { pageIn } from '../../../data/product.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ query }) => [readLitters(pageIn(query))]
