import { readCoupons } from '../../../data/coupon.ts'
import type { Reads } from '../../../data/reads.ts'
import { listQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ query }) => [readCoupons(listQuery(query, ['state']))]
