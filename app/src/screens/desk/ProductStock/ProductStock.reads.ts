import type { Reads } from '../../../data/reads.ts'
import { readStock, readStockMovements } from '../../../data/stock.ts'
import { listQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ params: { id = '' }, query }) => [
  readStock(id),
  readStockMovements(id, listQuery(query)),
]
