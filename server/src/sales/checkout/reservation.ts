import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { voucherRedeemed } from '../coupon/coupon.ts'
import type { Db } from '../../platform/db/open.ts'
import { coupons } from '../../schema/coupon.ts'
import { releaseGiftCards, spendGiftCards } from '../gift-card/spend.ts'
import { returnPoints, spendPoints } from '../loyalty/spending.ts'
import { releaseMembership } from '../member/hold.ts'
import { releaseStock } from '../stock/reserve.ts'
import { holdUpgrades, releaseUpgrades } from '../../animals/sample/upgrade.ts'
import type { CheckoutRow } from '../../schema/checkout.ts'

/** One use of points for one checkout: the ledger's unique cause. */
const causeOf = (checkout: CheckoutRow) => `order:${checkout.id}`

/**
 * Takes what a checkout needs before its money moves, inside `tx`: the tests of samples, vouchers, gift cards and points. Of many
 * that want the last use of a voucher one gets it, the others fail with 409 and code 103. `isForced` when the money is
 * in already: then it is due.
 */
export async function reserve(tx: Db, checkout: CheckoutRow, { isForced = false } = {}) {
  // Samples, vouchers, gift cards, points, always in the same order, so that two checkouts never deadlock.
  if (!isForced) await holdUpgrades(tx, checkout)
  for (const code of checkout.snapshot.coupons.toSorted()) {
    const isLeft = isForced
      ? undefined
      : or(isNull(coupons.maxRedemptions), lt(coupons.redemptions, coupons.maxRedemptions))
    const taken = await tx
      .update(coupons)
      .set({ redemptions: sql`${coupons.redemptions} + 1` })
      .where(and(eq(coupons.code, code), isLeft))
      .returning({ code: coupons.code })
    if (!taken.length && !isForced) throw voucherRedeemed()
  }
  await spendGiftCards(tx, checkout, { isForced })
  const { points } = checkout.snapshot
  if (!points || !checkout.userId) return
  const { userId, number } = checkout
  await spendPoints(tx, { userId, points, reason: `Order ${number}`, cause: causeOf(checkout) }, { isForced })
}

/** Gives them back when nothing was paid. */
export async function releaseReservation(tx: Db, checkout: CheckoutRow) {
  await releaseUpgrades(tx, checkout)
  await releaseMembership(tx, checkout)
  for (const code of checkout.snapshot.coupons.toSorted())
    await tx
      .update(coupons)
      .set({ redemptions: sql`greatest(0, ${coupons.redemptions} - 1)` })
      .where(eq(coupons.code, code))
  await releaseGiftCards(tx, checkout.id)
  await releaseStock(tx, checkout.id)
  await returnPoints(tx, causeOf(checkout))
}
