import type { BodyOf, QueryOf } from '@shop/contract/call-parts'
import { giftCardEndpoints } from '@shop/contract/endpoints/gift-card'
import { request } from '@shop/contract/request'
import { read, useRead } from './use-call.ts'
import { useRefreshDesk } from './refresh-desk.ts'

type GiftCardsQuery = QueryOf<typeof giftCardEndpoints.listGiftCards>

/** What is left on a gift card. Nothing is stored: the code opens money. */
export const checkGiftCard = (code: string) => request(giftCardEndpoints.checkGiftCard, { body: { code } })

export const readGiftCards = (query: GiftCardsQuery) => read(giftCardEndpoints.listGiftCards, { query })
/** A page of gift cards that were sold, newest first. */
export const useGiftCards = (query: GiftCardsQuery) => useRead(readGiftCards(query), { keepPreviousData: true })

/** Mails a gift card again with a new code. */
export function useResendGiftCard() {
  const refresh = useRefreshDesk()
  return async (id: string, body: BodyOf<typeof giftCardEndpoints.resendGiftCard>) => {
    const card = await request(giftCardEndpoints.resendGiftCard, { params: { id }, body })
    await refresh()
    return card
  }
}
