import type { PaymentError } from '@shop/contract/payment-error'
import type { AdvanceOrder, Payment } from '@shop/contract/checkout'
import type { Currency, LivePaymentMode, PaymentMethod } from '@shop/contract/constants'
import type { DisputeState, Order } from '@shop/contract/order'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgSequence, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { carts } from './cart.ts'
import { at, createdAt } from './columns.ts'
import { users } from './user.ts'

/** The content of an order, taken from the cart when its checkout is made, and what has to be reserved for it. */
export type Snapshot = Pick<
  Order,
  'email' | 'items' | 'totals' | 'shippingAddress' | 'billingAddress' | 'shippingMethod'
> & {
  firstName: string
  lastName: string
  phoneNumber: string | null
  country: string
  /**
   * Whose taxes it bears; missing in orders from before taxes were calculated. `region` is there where its rates are not
   * the country's: a name of taxes.csv, null for none.
   */
  soldTo?: { country: string; state: string | null; region?: string | null }
  /** Codes in the order in which they were given. */
  coupons: string[]
  /** Loyalty points spent. */
  points: number
  /** What gift cards pay, in minor units; missing in orders from before there were any. */
  giftCards?: { id: string; amount: number }[]
  /** The state of the cart that this was taken from; null where there was none. */
  cartUpdatedAt: string | null
  /**
   * Pending orders that are paid in place of a cart, by their checkouts' ids. `number` is the invoice's where there is
   * one; `total` is what was due, in minor units.
   */
  orders?: { id: string; number: string; total: number }[]
  /** Which year of which membership it pays; not of the first one, which a cart pays. */
  renewal?: { membershipId: string; year: number }
  /** For whom tests were ordered ahead. */
  advance?: Pick<AdvanceOrder, 'user' | 'agent' | 'note'>
}

/** What people read out on the telephone: KP-100001 and on. A checkout takes its number at once, so abandoned ones leave gaps. */
export const orderNumber = pgSequence('order_number', { startWith: 100_001 })

/** One attempt to pay for a cart, or for pending orders. Its id is the browser's idempotency key, so a double click is the same attempt. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    cartId: uuid().references(() => carts.id, { onDelete: 'set null' }),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /**
     * created -> paying (before money moves) -> paid | pending (awaited: EFT, a vet's account) | failed (may be tried
     * again) | cancelled (closed at the provider: never again). pending -> paid | withdrawn (by its buyer) | expired.
     * paid -> refunded (all of what it bought); pending on an account -> refunded, too.
     */
    status: text()
      .$type<
        'created' | 'paying' | 'paid' | 'pending' | 'failed' | 'cancelled' | 'withdrawn' | 'expired' | 'refunded'
      >()
      .notNull(),
    paymentMethod: text().$type<PaymentMethod>(),
    provider: text().$type<Payment['provider']>().notNull(),
    /** The provider's account that takes the money; the international one where a provider has but one. */
    account: text().$type<LivePaymentMode>().notNull().default('live_international'),
    mode: text().$type<Payment['mode']>().notNull(),
    isTestPayment: boolean().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Minor units, calculated by the server from the snapshot. */
    total: integer().notNull(),
    /** Everything the order will state, taken when the checkout was made: later price changes do not reach it. */
    snapshot: jsonb().$type<Snapshot>().notNull(),
    /** The provider's id of its buyer; null for a guest, and where the provider stores no cards. */
    customer: text(),
    /** The provider's id of the payment. */
    paymentRef: text(),
    /** What its buyer may be charged by again: the provider's id of a subscription, or of a stored card. */
    mandate: text(),
    failure: text().$type<PaymentError>(),
    /** Of the payment that paid it. */
    dispute: text().$type<DisputeState>(),
    /** When the charge was requested from the provider; set while its answer is awaited. */
    confirmedAt: at(),
    /** Until when a bank transfer is awaited; null where none is. */
    expiresAt: at(),
    /** When its buyer was reminded of the transfer. */
    remindedAt: at(),
    /** Minor units that bank transfers have brought. */
    received: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index().on(t.status, t.updatedAt),
    index().on(t.status, t.expiresAt),
    index().on(t.cartId),
    index('checkouts_disputed')
      .on(t.id)
      .where(sql`${t.dispute} = 'open'`),
  ],
)

export type CheckoutRow = typeof checkouts.$inferSelect
