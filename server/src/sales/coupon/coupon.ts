import { codes, Failure } from '@shop/contract/failure'
import { type Message, messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import type { Db } from '../../platform/db/open.ts'
import { coupons } from '../../schema/coupon.ts'

type CouponRow = typeof coupons.$inferSelect

/** One and the same, and case is the typist's. */
export const codeOf = (typed: string) => typed.trim().toUpperCase()

export const isUsedUp = (coupon: CouponRow) =>
  coupon.maxRedemptions !== null && coupon.redemptions >= coupon.maxRedemptions
export const isExpired = (coupon: CouponRow) => coupon.expiresAt !== null && coupon.expiresAt <= new Date()

export const isUsable = (coupon: CouponRow) => !isUsedUp(coupon) && !isExpired(coupon)

/** The codes in their stored form. Throws when one cannot be used: 409 with code 103, or 428 on the field. */
export async function chooseCoupons(db: Db, given: string[]): Promise<string[]> {
  const chosen = [...new Set(given.map(codeOf).filter(Boolean))]
  for (const code of chosen) {
    const [coupon] = await db.select().from(coupons).where(eq(coupons.code, code))
    if (!coupon) throw refuseCoupon('unknown')
    if (coupon.points !== null) throw refuseCoupon('forPoints')
    if (isUsedUp(coupon)) throw voucherRedeemed()
    if (isExpired(coupon)) throw refuseCoupon('expired')
  }
  return chosen
}

/** The coupon behind a voucher for points; throws as `chooseCoupons` does. Whether it is redeemed yet is not checked here. */
export async function findVoucher(db: Db, code: string) {
  const message = messages.failedToRedeemLoyaltyPoints
  const [coupon] = await db.select().from(coupons).where(eq(coupons.code, code))
  if (!coupon) throw refuseCoupon('unknown', message)
  const { points, label } = coupon
  if (points === null) throw refuseCoupon('forCart', message)
  if (isExpired(coupon)) throw refuseCoupon('expired', message)
  return { points, label }
}

const reasons = {
  unknown: 'We do not know this coupon. Please check its spelling.',
  expired: 'This coupon has expired.',
  forPoints: 'This coupon is for loyalty points. Redeem it on your loyalty points page.',
  forCart: 'This coupon is for your cart. Enter it at the checkout.',
}

const refuseCoupon = (why: keyof typeof reasons, message: Message = messages.somethingWentWrong) =>
  refusal({ coupon: reasons[why] }, message)

export const voucherRedeemed = () =>
  new Failure(409, { message: 'This voucher has already been redeemed.', code: codes.voucherRedeemed })
