import { readDisputes } from '../../../data/dispute.ts'
import type { Reads } from '../../../data/reads.ts'
import { listQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ query }) => [readDisputes(listQuery(query, ['state']))]
