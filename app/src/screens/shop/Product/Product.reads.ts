import { readProduct } from '../../../data/product.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ params: { id = '' } }) => [readProduct(id)]
