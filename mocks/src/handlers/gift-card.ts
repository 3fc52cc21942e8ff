import { giftCardCalls } from '@shop/contract/gift-card'
import { giftCard } from '../fixtures/gift-card.ts'
import { mock } from '../mock.ts'

export const handlers = [mock(giftCardCalls.checkGiftCard, giftCard())]
