import type { Payment } from '@shop/contract/checkout'
import type { Currency, LivePaymentMode, PaymentMethod } from '@shop/contract/constants'
import type { MembershipEnding } from '@shop/contract/membership'
import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { checkouts } from './checkout.ts'
import { at, createdAt, id } from './columns.ts'
import { users } from './user.ts'

/**
 * A user's membership, from the moment its first year is being paid. `paidUntil` is null until that money is in; a row
 * whose payment came to nothing goes again. Of those that have not ended a user has one: the unique index decides.
 */
export const memberships = pgTable(
  'memberships',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The checkout that pays, or paid, its first year. */
    checkoutId: uuid()
      .notNull()
      .unique()
      .references(() => checkouts.id),
    country: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Minor units, without taxes that come on top: what its member agreed to pay each year. */
    amount: integer().notNull(),
    /** Who took the last year's money, into which account, and by which method. */
    provider: text().$type<Payment['provider']>().notNull(),
    account: text().$type<LivePaymentMode>().notNull(),
    paymentMethod: text().$type<PaymentMethod>().notNull(),
    /** The provider's id of what its member agreed to: a subscription, a stored card. Null where it holds no more. */
    mandate: text(),
    startedAt: createdAt(),
    /** When its benefits last began or ended: carts that were priced before are priced again. */
    changedAt: createdAt(),
    paidUntil: at(),
    /** When its benefits end if nothing more is paid. */
    endsAt: at(),
    /** When the next year is charged, or tried again; null where it is not. */
    nextChargeAt: at(),
    /** How often the year's charge has failed. */
    failures: integer().notNull().default(0),
    /** The `paidUntil` whose end was announced. */
    remindedOf: at(),
    cancelledAt: at(),
    endedAt: at(),
    ending: text().$type<MembershipEnding>(),
  },
  (t) => [
    uniqueIndex('one_membership_for_a_user')
      .on(t.userId)
      .where(sql`${t.endedAt} is null`),
    index().on(t.nextChargeAt),
    index().on(t.endsAt),
  ],
)
export type MembershipRow = typeof memberships.$inferSelect

/** A year of a membership, and the one checkout that pays it. */
export const membershipYears = pgTable(
  'membership_years',
  {
    membershipId: uuid()
      .notNull()
      .references(() => memberships.id),
    /** 1 for the year it began with. */
    year: integer().notNull(),
    checkoutId: uuid()
      .notNull()
      .unique()
      .references(() => checkouts.id),
    startsAt: at().notNull(),
    endsAt: at().notNull(),
    paidAt: at(),
  },
  (t) => [primaryKey({ columns: [t.membershipId, t.year] })],
)

/** For `where`: it gives its benefits. Only the sweep, the desk and its member's leaving end it, so that all see it at once. */
export const givesBenefits = and(isNotNull(memberships.paidUntil), isNull(memberships.endedAt))
