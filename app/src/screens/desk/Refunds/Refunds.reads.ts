import type { Reads } from '../../../data/reads.ts'
import { readRefunds } from '../../../data/refund.ts'
import { listQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ query }) => [readRefunds(listQuery(query, ['state']))]
