import { Failure } from '@shop/contract/failure'
import type { GiftCard } from '@shop/contract/gift-card'
import { giftCardCodeIn, mistypedCode } from '@shop/contract/gift-card-code'
import { messages } from '@shop/contract/messages'
import { priceOf } from '@shop/contract/money'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { orders } from '../order/tables.ts'
import { attemptLimit } from '../platform/attempts.ts'
import type { Services } from '../services.ts'
import { hashOf } from './code.ts'
import { type GiftCardRow, giftCards } from './tables.ts'

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

const refuse = (why: string) => new Failure(428, { message: messages.somethingWentWrong, errors: { code: why } })

/** Finds gift cards by what somebody types. Whoever types many codes that open nothing has to wait. */
export function giftCardFinder({ db, secrets }: Pick<Services, 'db' | 'secrets'>) {
  const guesses = attemptLimit(db, secrets, {
    name: 'gift-card',
    points: 10,
    perSeconds: 15 * 60,
    message: 'Too many codes. Please wait a quarter of an hour and try again.',
  })
  /** Throws 428 on `code` where it opens nothing, 429 after many of them from one address. */
  return async (typed: string, address: string): Promise<FoundGiftCard> => {
    const code = giftCardCodeIn(typed)
    if (!code) throw refuse(mistypedCode)
    await guesses.count(address)
    const [found] = await selectGiftCards(db).where(eq(giftCards.codeHash, hashOf(secrets, code)))
    if (!found) throw refuse('We know no gift card with this code. Please check it against your mail.')
    await guesses.giveBack(address)
    return toFound(found)
  }
}
