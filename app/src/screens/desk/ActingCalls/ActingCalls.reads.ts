import { readActingCalls } from '../../../data/admin.ts'
import { pageIn } from '../../../data/product.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ params: { id = '' }, query }) => [readActingCalls(id, pageIn(query))]
