import { readParentageRequests } from '../../../data/parentage.ts'
import { pageIn } from '../../../data/product.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ query }) => [readParentageRequests(pageIn(query))]
