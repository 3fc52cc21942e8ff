import { giftCardCalls } from '@shop/contract/gift-card'
import { listOf } from '../fixture.ts'
import { giftCard, soldGiftCard, soldGiftCards } from '../fixtures/gift-card.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(giftCardCalls.checkGiftCard, giftCard()),
  mock(giftCardCalls.listGiftCards, listOf(soldGiftCards)),
  mock(giftCardCalls.resendGiftCard, ({ body }) =>
    soldGiftCard({ ending: 'W4RT', recipientEmail: body.email ?? 'sam@example.org', state: 'sending', sentAt: null }),
  ),
]
