import { readClubProducts } from '../../../data/club-product.ts'
import type { Reads } from '../../../data/reads.ts'
import { listQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ query }) => [readClubProducts(listQuery(query, ['state']))]
