import type { Currency } from '@shop/contract/constants'
import type { Payment } from '@shop/contract/checkout'
import type { DisputeState } from '@shop/contract/order'
import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { checkouts } from './checkout.ts'
import { at, createdAt, id } from './columns.ts'

/** A payment that the buyer's bank, or PayPal, wants back. */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    provider: text().$type<Payment['provider']>().notNull(),
    /** The provider's own id of it. */
    reference: text().notNull(),
    checkoutId: uuid()
      .notNull()
      .references(() => checkouts.id),
    /** Minor units. */
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    state: text().$type<DisputeState>().notNull(),
    openedAt: createdAt(),
    closedAt: at(),
  },
  (t) => [unique().on(t.provider, t.reference)],
)
