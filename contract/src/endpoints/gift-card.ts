import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const fails = messages.somethingWentWrong

export const giftCardEndpoints = endpoints({
  checkGiftCard: { method: 'POST', path: '/api/gift-cards/balance', fails },
  listGiftCards: { method: 'GET', path: '/api/desk/gift-cards', fails },
  resendGiftCard: { method: 'POST', path: '/api/desk/gift-cards/{id}/resend', fails },
})
