import { resultsReviewCalls } from '@shop/contract/results-review'
import { listOf } from '../fixture.ts'
import { resultsReview, reviewLines } from '../fixtures/results-review.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(
    resultsReviewCalls.listResultsReviews,
    listOf([
      resultsReview(),
      resultsReview({
        id: 'c0ffee00-0000-4000-8000-000000001202',
        fileName: 'plate-6.csv',
        state: 'returned',
        reviewer: 'Otto Brandt',
        decidedAt: '2026-11-19T09:00:00.000Z',
        returnReason: 'The well next to it',
      }),
    ]),
  ),
  mock(resultsReviewCalls.previewResults, { sampleCount: 3, lines: reviewLines, lookAt: [] }),
  mock(resultsReviewCalls.submitResults, { ...resultsReview(), isRepeat: false, lookAt: [] }),
  mock(resultsReviewCalls.getResultsReview, { review: resultsReview(), lines: reviewLines, isOwn: false }),
  mock(resultsReviewCalls.releaseResults, {
    review: resultsReview({ state: 'released' }),
    resultCount: 3,
    isRepeat: false,
  }),
  mock(resultsReviewCalls.returnResults, resultsReview({ state: 'returned' })),
]
