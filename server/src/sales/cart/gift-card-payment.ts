import type { CartRow } from '../../schema/cart.ts'
import { maxGiftCards } from '@shop/contract/constants'
import { currencyTable } from '@shop/contract/currencies'
import { refusal } from '../../platform/input/refusal.ts'
import type { FoundGiftCard } from '../gift-card/find.ts'
import type { GiftCardRow } from '../../schema/gift-card.ts'

/** The gift cards that pay for a cart, in the order in which they were given; one that cannot any more no longer counts. */
export const payingGiftCards = (
  cart: Pick<CartRow, 'giftCards' | 'currency'>,
  usable: readonly GiftCardRow[],
): GiftCardRow[] =>
  cart.giftCards.flatMap((id) =>
    usable.filter((card) => card.id === id && card.balance > 0 && card.currency === cart.currency),
  )

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
