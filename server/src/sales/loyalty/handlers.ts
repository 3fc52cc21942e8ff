import type { loyaltyCalls } from '@shop/contract/loyalty'
import { pointsWorth } from '@shop/contract/currencies'
import { currencyOf, priceOf } from '@shop/contract/money'
import { and, desc, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm'
import { findVoucher, voucherRedeemed } from '../coupon/coupon.ts'
import { codeGuesses } from '../coupon/guesses.ts'
import type { Db } from '../../platform/db/open.ts'
import { readTogether } from '../../platform/db/rows-of.ts'
import { coupons } from '../../schema/coupon.ts'
import { loyaltyEntries } from '../../schema/loyalty.ts'
import { users } from '../../schema/user.ts'
import type { User } from '../../people/visitor/visitor.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { pointsSum } from './points.ts'

const historyLength = 200

/** A user's points: the sum of the ledger. */
export const pointsOf = async (db: Db, userId: string): Promise<number> =>
  (await readTogether(db, { points: pointsSum(userId) })).points

/**
 * Once for a user, and for everybody together as often as the voucher allows: the ledger's unique cause and one
 * conditional update decide.
 */
async function redeem(tx: Db, { code, points, label }: Awaited<ReturnType<typeof findVoucher>>, userId: string) {
  const [entry] = await tx
    .insert(loyaltyEntries)
    .values({ userId, points, reason: label, cause: `coupon:${code}:${userId}` })
    .onConflictDoNothing()
    .returning({ id: loyaltyEntries.id })
  if (!entry) throw voucherRedeemed()
  const isLeft = or(isNull(coupons.maxRedemptions), lt(coupons.redemptions, coupons.maxRedemptions))
  const [taken] = await tx
    .update(coupons)
    .set({ redemptions: sql`${coupons.redemptions} + 1` })
    .where(and(eq(coupons.code, code), isLeft))
    .returning({ code: coupons.code })
  if (!taken) throw voucherRedeemed()
}

/** The balance, its value, and the newest entries of the ledger. */
async function loyaltyOf(db: Db, { id, countryCode }: User) {
  const currency = currencyOf(countryCode)
  const entries = await db
    .select({
      ...getTableColumns(loyaltyEntries),
      // Of all entries: a window's sum comes before the limit.
      balance: sql<number>`(sum(${loyaltyEntries.points}) over ())::int`,
    })
    .from(loyaltyEntries)
    .where(eq(loyaltyEntries.userId, id))
    .orderBy(desc(loyaltyEntries.createdAt), desc(loyaltyEntries.id))
    .limit(historyLength)
  const balance = entries[0]?.balance ?? 0
  return {
    balance,
    value: priceOf(pointsWorth(Math.max(0, balance), currency), currency, countryCode),
    history: entries.map((entry) => ({
      id: entry.id,
      date: entry.createdAt.toISOString(),
      points: entry.points,
      reason: entry.reason,
    })),
  }
}

export function loyaltyHandlers(services: Services): Handlers<typeof loyaltyCalls> {
  const { db } = services
  const guess = codeGuesses(services)

  return {
    getLoyaltyPoints: ({ user }) => loyaltyOf(db, user),

    redeemLoyaltyCoupon: ({ body, user, address }) =>
      guess({ address, user }, () => {
        return db.transaction(async (tx) => {
          // The user's row is the lock of the ledger: each redemption is answered with the balance that it leaves.
          await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
          await redeem(tx, await findVoucher(tx, body.coupon), user.id)
          return loyaltyOf(tx, user)
        })
      }),
  }
}
