import type { GiftCard } from '@shop/contract/gift-card'
import { giftCardCodeIn, mistypedCode } from '@shop/contract/gift-card-code'
import { priceOf } from '@shop/contract/money'
import { eq } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import type { Db } from '../../platform/db/open.ts'
import { orders } from '../../schema/order.ts'
import { codeGuesses, type Guesser } from '../coupon/guesses.ts'
import type { Services } from '../../platform/services.ts'
import { giftCardHashOf } from './code.ts'
import { type GiftCardRow, giftCards } from '../../schema/gift-card.ts'

/** A gift card with whether it pays: it was not cancelled, and its own payment was not taken back. */
export type FoundGiftCard = GiftCardRow & { isUsable: boolean }

export const selectGiftCards = (db: Db) =>
  db
    .select({ card: giftCards, orderNumber: orders.number, orderStatus: orders.status })
    .from(giftCards)
    .innerJoin(orders, eq(orders.checkoutId, giftCards.checkoutId))

type Selected = Awaited<ReturnType<typeof selectGiftCards>>[number]
export const toFound = ({ card, orderStatus }: Selected): FoundGiftCard => ({
  ...card,
  isUsable: card.voidedAt === null && orderStatus !== 'pending',
})

export const toGiftCard = ({ ending, amount, balance, currency, isUsable }: FoundGiftCard): GiftCard => ({
  ending,
  amount: priceOf(amount, currency),
  balance: priceOf(isUsable ? balance : 0, currency),
  isUsable,
})

/** Finds gift cards by what somebody types. */
export function giftCardFinder(services: Pick<Services, 'db' | 'secrets'>) {
  const { db, secrets } = services
  const guess = codeGuesses(services)
  /** Throws 428 on `code` where it opens nothing, 429 after many of them. */
  return async (typed: string, guesser: Guesser): Promise<FoundGiftCard> => {
    const code = giftCardCodeIn(typed)
    if (!code) throw refusal({ code: mistypedCode })
    return guess(guesser, async () => {
      const [found] = await selectGiftCards(db).where(eq(giftCards.codeHash, giftCardHashOf(secrets, code)))
      if (!found) throw refusal({ code: 'We know no gift card with this code. Please check it against your mail.' })
      return toFound(found)
    })
  }
}
