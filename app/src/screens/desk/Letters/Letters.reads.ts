import { readEnquiries } from '../../../data/enquiry-thread.ts'
import type { Reads } from '../../../data/reads.ts'
import { listQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ query }) => [readEnquiries(listQuery(query, ['state', 'assigned']))]
