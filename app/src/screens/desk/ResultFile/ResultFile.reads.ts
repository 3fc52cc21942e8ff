import type { Reads } from '../../../data/reads.ts'
import { readResultsReview } from '../../../data/results-review.ts'

export const reads: Reads = ({ params: { id = '' } }) => [readResultsReview(id)]
