import { readProducts } from '../../../data/product.ts'
import type { Reads } from '../../../data/reads.ts'
import { sheetsQueryOf } from './query.ts'

export const reads: Reads = ({ query }) => [readProducts(sheetsQueryOf(query))]
