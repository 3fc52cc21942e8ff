import { readWaiting } from '../../../data/approval.ts'
import type { Reads } from '../../../data/reads.ts'
import { wholeListQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ query }) => [readWaiting(wholeListQuery(query))]
