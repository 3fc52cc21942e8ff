import { readMemberships } from '../../../data/membership.ts'
import type { Reads } from '../../../data/reads.ts'
import { listQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ query }) => [readMemberships(listQuery(query, ['state']))]
