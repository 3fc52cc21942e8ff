import { readAccounts } from '../../../data/admin.ts'
import type { Reads } from '../../../data/reads.ts'
import { listQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ query }) => [readAccounts(listQuery(query, ['role']))]
