import { readMyReview } from '../../../data/review.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ params: { id = '' } }) => [readMyReview(id)]
