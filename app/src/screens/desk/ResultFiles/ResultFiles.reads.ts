import type { Reads } from '../../../data/reads.ts'
import { readResultsReviews } from '../../../data/results-review.ts'
import { listQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ query }) => [readResultsReviews(listQuery(query, ['state']))]
