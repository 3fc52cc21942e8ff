import { maxGiftCards } from '@shop/contract/constants'
import { currencyTable } from '@shop/contract/currencies'
import { inArray } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import type { Db } from '../../platform/db/open.ts'
import { type FoundGiftCard, selectGiftCards, toFound } from '../gift-card/find.ts'
import { giftCards } from '../../schema/gift-card.ts'
import type { CartRow } from './row.ts'

/** The gift cards that pay for a cart, in the order in which they were given; one that cannot any more no longer counts. */
export async function payingGiftCards(db: Db, cart: Pick<CartRow, 'giftCards' | 'currency'>): Promise<FoundGiftCard[]> {
  if (!cart.giftCards.length) return []
  const rows = (await selectGiftCards(db).where(inArray(giftCards.id, cart.giftCards))).map(toFound)
  return cart.giftCards.flatMap((id) =>
    rows.filter((card) => card.id === id && card.isUsable && card.balance > 0 && card.currency === cart.currency),
  )
}

const codeRefusal = (why: string) => refusal({ code: why })

/** The cart's gift cards with another one. Throws 428 on `code` where that cannot pay for this cart. */
export function withGiftCard(cart: CartRow, card: FoundGiftCard): string[] {
  const cartCurrency = cart.currency
  if (!card.isUsable) throw codeRefusal('This gift card was cancelled. Please write to us if that is a mistake.')
  if (card.currency !== cartCurrency)
    throw codeRefusal(
      `This gift card is in ${currencyTable[card.currency].name}, and your cart in ${currencyTable[cartCurrency].name}.`,
    )
  if (card.balance === 0) throw codeRefusal('Nothing is left on this gift card.')
  if (cart.giftCards.includes(card.id)) return cart.giftCards
  if (cart.giftCards.length >= maxGiftCards) throw codeRefusal(`One order takes ${maxGiftCards} gift cards.`)
  return [...cart.giftCards, card.id]
}
