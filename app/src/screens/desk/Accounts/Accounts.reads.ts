import { readAccountsOnCredit } from '../../../data/invoice.ts'
import type { Reads } from '../../../data/reads.ts'
import { listQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ query }) => [readAccountsOnCredit(listQuery(query, ['overdue']))]
