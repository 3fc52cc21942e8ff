import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const kitOfferEndpoints = endpoints({
  listKitOffers: { method: 'GET', path: '/api/my/kit-offers', fails: messages.errorFetchingData },
  acceptKitOffer: { method: 'POST', path: '/api/my/kit-offers/{id}/accept', fails: messages.operationFailed },
  declineKitOffer: { method: 'POST', path: '/api/my/kit-offers/{id}/decline', fails: messages.operationFailed },
  cancelKitOffer: { method: 'DELETE', path: '/api/my/kit-offers/{id}', fails: messages.operationFailed },
  listKitOffersOf: { method: 'GET', path: '/api/desk/kit-offers', fails: messages.errorFetchingData },
  undoKitOffer: { method: 'POST', path: '/api/desk/kit-offers/{id}/undo', fails: messages.operationFailed },
})
