import { readPricedProducts } from '../../../data/product-price.ts'
import type { Reads } from '../../../data/reads.ts'
import { listQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ query }) => [readPricedProducts(listQuery(query, ['planned']))]
