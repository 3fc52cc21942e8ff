import { readProductPrices } from '../../../data/product-price.ts'
import type { Reads } from '../../../data/reads.ts'
import { pricesQuery } from './prices-query.ts'

export const reads: Reads = ({ params, query }) => [readProductPrices(pricesQuery(params.id, query))]
