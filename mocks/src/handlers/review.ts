import { reviewCalls } from '@shop/contract/review'
import { listOf } from '../fixture.ts'
import { deskReview, myReview, review } from '../fixtures/review.ts'
import { mock } from '../mock.ts'

export const handlers = [
  // As in a new shop.
  mock(reviewCalls.listReviews, listOf([])),
  mock(reviewCalls.getMyReview, myReview()),
  mock(reviewCalls.listDeskReviews, listOf([deskReview()])),
  mock(reviewCalls.approveReview, { review: deskReview({ state: 'approved' }), isChanged: true }),
  mock(reviewCalls.refuseReview, { review: deskReview({ state: 'refused' }), isChanged: true }),
  mock(reviewCalls.answerReview, ({ body: { text } }) => ({
    review: deskReview({ state: 'approved', answer: text || null }),
    isChanged: true,
  })),
  mock(reviewCalls.saveMyReview, ({ body }) =>
    myReview({ review: { ...body, state: 'waiting', reason: null, answer: null, writtenAt: review().writtenAt } }),
  ),
]
