import { readAudit } from '../../../data/admin.ts'
import { pageIn } from '../../../data/product.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ query }) => [readAudit(pageIn(query))]
