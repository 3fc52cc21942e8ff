import type { SavedCard, savedCardCalls } from '@shop/contract/saved-card'
import { nextMandateOf, releaseMandate } from '../member/release-mandate.ts'
import { isExpired } from '../../platform/payment-provider/card-expiry.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { customersOf } from './customer.ts'
import { missing } from '../../platform/input/refusal.ts'

export function savedCardHandlers({ db, payments }: Services): Handlers<typeof savedCardCalls> {
  /** A user's cards at each account, with the function that removes each. */
  const cardsOf = async (userId: string) => {
    const customers = await customersOf(db, payments, userId)
    const lists = await Promise.all(
      customers.map(async ({ cards, reference }) =>
        (await cards.list(reference)).map((card) => ({ card, remove: () => cards.remove(reference, card.id) })),
      ),
    )
    return lists.flat()
  }
  const reply = async (userId: string) => {
    const [lists, next] = await Promise.all([cardsOf(userId), nextMandateOf(db, userId)])
    const results = lists.map(({ card: { mandate, ...card } }): SavedCard => ({
      ...card,
      isExpired: isExpired(card),
      paysMembership: mandate === next,
    }))
    return { results }
  }
  return {
    listSavedCards: ({ user }) => reply(user.id),

    removeSavedCard: async ({ params, user }) => {
      const owned = (await cardsOf(user.id)).find(({ card }) => card.id === params.id)
      // Another's card is missing like one that never was.
      if (!owned) throw missing()
      await releaseMandate(db, user.id, owned.card.mandate)
      await owned.remove()
      return reply(user.id)
    },
  }
}
