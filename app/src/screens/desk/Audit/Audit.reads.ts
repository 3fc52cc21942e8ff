import { readAudit } from '../../../data/admin.ts'
import type { Reads } from '../../../data/reads.ts'
import { listQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ query }) => [readAudit(listQuery(query))]
