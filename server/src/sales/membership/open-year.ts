import { randomUUID } from 'node:crypto'
import { currencyTable } from '@shop/contract/currencies'
import { priceOf, toMinor } from '@shop/contract/money'
import { desc, eq } from 'drizzle-orm'
import { calculateTotals, toTotals } from '../cart/totals.ts'
import { type CheckoutRow, checkouts, type Snapshot } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { membershipIn } from '../member/member.ts'
import { type MembershipRow, memberships, membershipYears } from '../../schema/member.ts'
import { storeCheckout, paidBy } from '../payment/checkout-row.ts'
import { taxPlaceOf } from '../order/sold-to.ts'
import { yearAfter } from '../../platform/values/days.ts'
import type { Services } from '../../platform/services.ts'
import { taxAt } from '../../reference/tax/taxes.ts'
import { users } from '../../schema/user.ts'

/** The content of a further year's order: the same membership at the price that was agreed, with the taxes of today. */
function snapshotOf(
  { id, amount, currency, country, provider }: MembershipRow,
  year: number,
  { snapshot }: CheckoutRow,
  user: typeof users.$inferSelect,
): Snapshot {
  const item = membershipIn(snapshot)
  if (!item) throw new Error('A membership was paid by an order without it')
  const price = (minor: number) => priceOf(minor, currency, country)
  const totals = calculateTotals({
    lines: [{ unit: amount, quantity: 1 }],
    coupons: [],
    points: { wanted: 0, balance: 0, worth: currencyTable[currency].point },
    shipping: 0,
    tax: taxAt(taxPlaceOf(snapshot)),
  })
  const { email, firstName, lastName, phoneNumber } = user
  return {
    ...snapshot,
    email,
    firstName,
    lastName,
    phoneNumber,
    items: [{ ...item, id: randomUUID() }],
    // PayPal charges what was agreed with it.
    totals: provider === 'paypal' ? snapshot.totals : toTotals(totals, price),
    coupons: [],
    points: 0,
    cartUpdatedAt: null,
    renewal: { membershipId: id, year },
  }
}

/**
 * The checkout that pays a membership's year from `dueAt` on, one for a year: made where there is none, or where its
 * provider has ended the earlier one. Null where that year is not due: it is paid, cancelled, or the membership has
 * ended.
 */
export const openYear = (
  { db, payments }: Pick<Services, 'db' | 'payments'>,
  { id, paidUntil: dueAt }: Pick<MembershipRow, 'id' | 'paidUntil'>,
): Promise<CheckoutRow | null> =>
  db.transaction(async (tx) => {
    const membership = await lockMembership(tx, id)
    if (!membership?.user || !dueAt || membership.row.paidUntil?.getTime() !== dueAt.getTime()) return null
    if (membership.row.endedAt || membership.row.cancelledAt) return null
    const { row, user } = membership
    const [last] = await tx
      .select({ year: membershipYears, checkout: checkouts })
      .from(membershipYears)
      .innerJoin(checkouts, eq(checkouts.id, membershipYears.checkoutId))
      .where(eq(membershipYears.membershipId, row.id))
      .orderBy(desc(membershipYears.year))
      .limit(1)
    if (!last) throw new Error('A membership has no year')
    const isOpen = last.year.paidAt === null
    if (isOpen && last.checkout.status !== 'cancelled') return last.checkout
    const year = isOpen ? last.year.year : last.year.year + 1
    const snapshot = snapshotOf(row, year, last.checkout, user)
    const provider = payments.of(row)
    const checkout = await storeCheckout(tx, {
      id: randomUUID(),
      userId: user.id,
      status: 'created',
      ...paidBy(provider, row.country),
      paymentMethod: row.paymentMethod,
      currency: row.currency,
      total: toMinor(snapshot.totals.total.amount),
      snapshot,
    })
    await tx
      .insert(membershipYears)
      .values({ membershipId: row.id, year, checkoutId: checkout.id, startsAt: dueAt, endsAt: yearAfter(dueAt) })
      .onConflictDoUpdate({
        target: [membershipYears.membershipId, membershipYears.year],
        set: { checkoutId: checkout.id },
      })
    return checkout
  })

/** A membership with its user, locked as payments lock them: the user first. */
export async function lockMembership(tx: Db, id: string) {
  const [found] = await tx.select({ userId: memberships.userId }).from(memberships).where(eq(memberships.id, id))
  const [user] = found?.userId
    ? await tx.select().from(users).where(eq(users.id, found.userId)).for('no key update')
    : []
  const [row] = await tx.select().from(memberships).where(eq(memberships.id, id)).for('update')
  return row && { row, user }
}
