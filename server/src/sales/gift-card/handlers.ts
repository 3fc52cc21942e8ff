import type { giftCardCalls } from '@shop/contract/gift-card'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { listSold, resendGiftCard } from './desk.ts'
import { giftCardFinder, toGiftCard } from './find.ts'

export function giftCardHandlers(services: Services): Handlers<typeof giftCardCalls> {
  const find = giftCardFinder(services)
  return {
    checkGiftCard: async ({ body, ...guesser }) => toGiftCard(await find(body.code, guesser)),
    listGiftCards: ({ query }) => listSold(services.db, query),
    resendGiftCard: ({ params, body, actor }) => resendGiftCard(services, params.id, body, actor),
  }
}
