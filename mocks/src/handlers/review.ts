import { reviewCalls } from '@shop/contract/review'
import { listOf } from '../fixture.ts'
import { myReview, review } from '../fixtures/review.ts'
import { mock } from '../mock.ts'

export const handlers = [
  // As in a new shop.
  mock(reviewCalls.listReviews, listOf([])),
  mock(reviewCalls.getMyReview, myReview()),
  mock(reviewCalls.saveMyReview, ({ body }) =>
    myReview({ review: { ...body, state: 'waiting', reason: null, answer: null, writtenAt: review().writtenAt } }),
  ),
]
