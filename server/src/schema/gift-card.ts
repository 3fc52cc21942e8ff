import type { Currency } from '@shop/contract/constants'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { checkouts } from './checkout.ts'
import { at, createdAt, id } from './columns.ts'

/** A gift card that was paid for. Its balance is in its row, which is its lock. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: id(),
    /** The order that bought it, and its line there. */
    checkoutId: uuid()
      .notNull()
      .references(() => checkouts.id),
    itemId: uuid().notNull(),
    /** Keyed hash of the code, by which it is found. */
    codeHash: text().notNull().unique(),
    /** The code encrypted, for its mail; nobody is shown it. */
    sealedCode: text().notNull(),
    /** Its last four letters. */
    ending: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Minor units. */
    amount: integer().notNull(),
    balance: integer().notNull(),
    recipientName: text().notNull(),
    recipientEmail: text().notNull(),
    senderName: text().notNull(),
    message: text().notNull().default(''),
    /** When it is to be mailed. */
    sendAt: at().notNull(),
    /** How often it was handed to the mail; a mail of an earlier time is not sent any more. */
    mailings: integer().notNull().default(0),
    sentAt: at(),
    /** Cancelled before it was used. */
    voidedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('gift_card_once').on(t.checkoutId, t.itemId),
    check('gift_card_balance_in_range', sql`${t.balance} between 0 and ${t.amount}`),
    index().on(t.sendAt),
    index().on(t.recipientEmail),
  ],
)

/** What a gift card pays of a checkout, from the moment its payment begins. */
export const giftCardUses = pgTable(
  'gift_card_uses',
  {
    giftCardId: uuid()
      .notNull()
      .references(() => giftCards.id),
    checkoutId: uuid()
      .notNull()
      .references(() => checkouts.id),
    /** Minor units. */
    amount: integer().notNull(),
    /** What of it a refund gave back to the card. */
    returned: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.giftCardId, t.checkoutId] }),
    check('gift_card_use_in_range', sql`${t.amount} > 0 and ${t.returned} between 0 and ${t.amount}`),
    index().on(t.checkoutId),
  ],
)

export type GiftCardRow = typeof giftCards.$inferSelect
