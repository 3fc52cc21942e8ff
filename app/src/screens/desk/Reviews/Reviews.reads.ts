import type { Reads } from '../../../data/reads.ts'
import { readDeskReviews } from '../../../data/review.ts'
import { listQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ query }) => [readDeskReviews(listQuery(query, ['state']))]
