import { sandboxCards, sandboxTokenIn, savedSandboxCard } from '@shop/contract/sandbox'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { isUuid } from '../values/ids.ts'
import { isExpired } from './card-expiry.ts'
import type { CardExpiry, StoredCard, SavedCards } from './provider.ts'
import { sandboxSavedCards as saved } from '../../schema/payment-provider.ts'

const brands: [RegExp, string][] = [
  [/^4/, 'Visa'],
  [/^5/, 'Mastercard'],
  [/^3/, 'American Express'],
  [/^6/, 'Discover'],
]

type Row = typeof saved.$inferSelect

const toStoredCards = ({ id, token, expiryMonth, expiryYear }: Row): StoredCard[] => {
  const number = sandboxCards.find((card) => card.token === token)?.number
  if (!number) return []
  const brand = brands.find(([start]) => start.test(number))?.[1] ?? 'Card'
  return [
    {
      id: savedSandboxCard(token, id),
      mandate: token,
      brand,
      lastFour: number.slice(-4),
      expiryMonth,
      expiryYear,
    },
  ]
}

/** The sandbox's own stored cards: a published test number is its token, and nothing else of it is stored. */
export function sandboxCardsIn(db: Db) {
  /** By the id that browsers know it by. */
  const isCard = (customer: string, id: string) => {
    const rowId = id.split('.')[1] ?? ''
    return isUuid(rowId)
      ? and(eq(saved.customer, customer), eq(saved.id, rowId), eq(saved.token, sandboxTokenIn(id)))
      : undefined
  }
  const cards: SavedCards = {
    addCustomer: async (userId) => `cus_${userId}`,
    openSession: async () => ({ clientSecret: null }),
    list: async (customer) =>
      (await db.select().from(saved).where(eq(saved.customer, customer)).orderBy(asc(saved.createdAt))).flatMap(
        toStoredCards,
      ),
    remove: async (customer, id) => {
      const where = isCard(customer, id)
      if (where) await db.delete(saved).where(where)
    },
    forget: async (customer) => {
      await db.delete(saved).where(eq(saved.customer, customer))
    },
  }
  return {
    cards,
    /** What becomes of a card that was saved when it is charged: its number's token, or why it is not charged. */
    charged: async (customer: string | null, id: string) => {
      const where = customer ? isCard(customer, id) : undefined
      const [card] = where ? await db.select().from(saved).where(where) : []
      if (!card) return 'card_removed'
      if (isExpired(card)) return 'expired_card'
      const plays = sandboxCards.find(({ token }) => token === card.token)?.plays
      return plays === 'declines-later' ? 'card_declined' : { token: card.token }
    },
    keep: async (customer: string, token: string, { expiryMonth, expiryYear }: CardExpiry) => {
      await db
        .insert(saved)
        .values({ customer, token, expiryMonth, expiryYear })
        .onConflictDoUpdate({ target: [saved.customer, saved.token], set: { expiryMonth, expiryYear } })
    },
  }
}
