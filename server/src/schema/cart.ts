import type { Currency } from '@shop/contract/constants'
import type { Gift } from '@shop/contract/gift-card'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, id } from './columns.ts'
import { products } from './product.ts'
import { type Address, users } from './user.ts'

export const shippingMethods = pgTable('shipping_methods', {
  id: integer().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  /** Countries it delivers to. */
  countries: text().array().notNull(),
  minDays: integer().notNull(),
  maxDays: integer().notNull(),
  /** Minor units by currency. */
  amounts: jsonb().$type<Partial<Record<Currency, number>>>().notNull(),
})

export const carts = pgTable(
  'carts',
  {
    /** The contract's sessionId: unguessable, stored in the browser. */
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    currency: text().$type<Currency>().notNull(),
    country: text().notNull(),
    email: text(),
    phoneNumber: text(),
    shippingAddress: jsonb().$type<Address>(),
    billingAddress: jsonb().$type<Address>(),
    collector: jsonb().$type<{ type: string; name: string; clinic: string }>(),
    isNewsletterSubscribed: boolean().notNull().default(false),
    /** Of somebody who orders on account: this one is paid at once instead. */
    isPaidNow: boolean().notNull().default(false),
    coupons: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Ids of the gift cards that pay, in that order. */
    giftCards: uuid()
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    /** Points the visitor wants to spend; the totals take no more than there are. */
    loyaltyPoints: integer().notNull().default(0),
    shippingMethodId: integer().references(() => shippingMethods.id),
    /** The one checkout that may be taking money for it now: of two windows only one pays. */
    checkoutId: uuid(),
    /** The ordered cart that this one continues, with what was added while that one was being paid. */
    continuesId: uuid().unique(),
    /** Set when an order was made of it: an ordered cart takes no changes. */
    orderedAt: at(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index().on(t.userId),
    // What is to be tidied. Not by the last change: PostgreSQL would write every index anew with each change of a cart.
    index('carts_of_guests')
      .on(t.createdAt)
      .where(sql`${t.userId} is null`),
  ],
)

export type CartRow = typeof carts.$inferSelect

/** With a barcode it is tested in a swab that is there already: an upgrade, or what is due for an activation. */
export type ItemMeta = {
  isUpgradeTests?: boolean
  animalName?: string
  animalId?: string
  barcode?: string
  breedId?: number
  giftCard?: Gift
}

/** A line as it was, with how many of it were switched. */
type Switched = {
  id: string
  productId: number
  quantity: number
  metaData: ItemMeta
  subject: string
  custom: { breedId: number; name: string; productIds: number[] } | null
  isCustom: boolean
  note: string
  pricedAt: string
  position: number
}

export const cartItems = pgTable(
  'cart_items',
  {
    id: id(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    metaData: jsonb().$type<ItemMeta>().notNull().default({}),
    /** Whose line it is, besides the cart's: the sample of an upgrade, a gift card's recipient and day, the dog of a life plan, or a vet's patient; else empty. */
    subject: text().notNull().generatedAlwaysAs(sql`coalesce(meta_data ->> 'barcode',
        lower(meta_data -> 'giftCard' ->> 'recipientEmail') || ' ' || coalesce(meta_data -> 'giftCard' ->> 'sendOn', ''), meta_data ->> 'animalId', lower(trim(meta_data ->> 'animalName')), '')`),
    /** Set on the one build-your-own profile a cart may hold. */
    custom: jsonb().$type<{ breedId: number; name: string; productIds: number[] }>(),
    isCustom: boolean().notNull().default(false),
    note: text().notNull().default(''),
    /** What so many of it were switched from, to be undone. */
    insteadOf: jsonb().$type<{ offerId: string; quantity: number; items: Switched[] }>(),
    /** Since when its price is the one that the visitor was shown first. */
    pricedAt: createdAt(),
    position: integer().generatedAlwaysAsIdentity(),
  },
  (t) => [
    unique('cart_item_once').on(t.cartId, t.productId, t.subject),
    check('quantity_in_range', sql`${t.quantity} between 1 and 99`),
    index().on(t.cartId),
  ],
)
