import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const fails = messages.somethingWentWrong

export const reviewEndpoints = endpoints({
  listReviews: { method: 'GET', path: '/api/store/products/product/{id}/reviews', fails: messages.errorFetchingData },
  getMyReview: { method: 'GET', path: '/api/my/reviews/{id}', fails: messages.errorFetchingData },
  saveMyReview: { method: 'PUT', path: '/api/my/reviews/{id}', fails },
  listDeskReviews: { method: 'GET', path: '/api/desk/reviews', fails },
  approveReview: { method: 'POST', path: '/api/desk/reviews/{id}/approve', fails },
  refuseReview: { method: 'POST', path: '/api/desk/reviews/{id}/refuse', fails },
  answerReview: { method: 'POST', path: '/api/desk/reviews/{id}/answer', fails },
})
