import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const loyaltyEndpoints = endpoints({
  getLoyaltyPoints: { method: 'GET', path: '/api/my/loyalty-points', fails: messages.failedToFetchLoyaltyPoints },
  redeemLoyaltyCoupon: { method: 'POST', path: '/api/my/loyalty-points', fails: messages.failedToRedeemLoyaltyPoints },
})
