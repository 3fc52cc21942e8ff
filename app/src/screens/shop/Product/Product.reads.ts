import { readFlagships } from '../../../data/flagship.ts'
import { readProduct } from '../../../data/product.ts'
import type { Reads } from '../../../data/reads.ts'
import { mayBeFlagship } from '../../../parts/flagship/flagship-of.ts'

export const reads: Reads = ({ params: { id = '', name = '' } }) => [
  readProduct(id),
  ...(mayBeFlagship(name) ? [readFlagships()] : []),
]
