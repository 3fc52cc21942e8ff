import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const fails = messages.somethingWentWrong

export const resultsReviewEndpoints = endpoints({
  submitResults: { method: 'POST', path: '/api/lab/reviews', fails },
  previewResults: { method: 'POST', path: '/api/lab/reviews/preview', fails },
  listResultsReviews: { method: 'GET', path: '/api/lab/reviews', fails },
  getResultsReview: { method: 'GET', path: '/api/lab/review', fails },
  getReviewLines: { method: 'GET', path: '/api/lab/reviews/lines', fails },
  releaseResults: { method: 'POST', path: '/api/lab/reviews/release', fails },
  returnResults: { method: 'POST', path: '/api/lab/reviews/return', fails },
})
