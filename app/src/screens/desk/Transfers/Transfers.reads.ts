import { readBankTransfers } from '../../../data/bank-transfer.ts'
import type { Reads } from '../../../data/reads.ts'
import { listQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ query }) => [readBankTransfers(listQuery(query, ['task', 'state']))]
