import { readStocks } from '../../../data/stock.ts'
import type { Reads } from '../../../data/reads.ts'
import { listQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ query }) => [readStocks(listQuery(query, ['low']))]
