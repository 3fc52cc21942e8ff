import { readDeskOrders } from '../../../data/desk-order.ts'
import type { Reads } from '../../../data/reads.ts'
import { listQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ query }) => [readDeskOrders(listQuery(query, ['status', 'waiting', 'from', 'to']))]
