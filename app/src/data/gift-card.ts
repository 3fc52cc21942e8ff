import { giftCardEndpoints } from '@shop/contract/endpoints/gift-card'
import { request } from '@shop/contract/request'

/** What is left on a gift card. Nothing is stored: the code opens money. */
export const checkGiftCard = (code: string) => request(giftCardEndpoints.checkGiftCard, { body: { code } })
