import type { ReviewState } from '@shop/contract/review-state'

export const reviewStateCopy: Record<ReviewState, string> = {
  waiting: 'Waits for review',
  released: 'Released',
  returned: 'Returned',
}
