import { plainCode, plainNumber, withoutLookAlikes } from '@shop/contract/codes'
import { codes, Failure } from '@shop/contract/failure'
import { type Message, messages } from '@shop/contract/messages'
import { desc, eq } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import type { Db } from '../../platform/db/open.ts'
import { coupons } from '../../schema/coupon.ts'

type CouponRow = typeof coupons.$inferSelect

/** A code as it is found: case, dashes and blanks are the typist's, and O looks like 0. */
export const readingOf = (typed: string) => withoutLookAlikes(plainCode(typed))

/** For `where`, with `exactFirst`: earlier shops may have two that are read alike. */
export const isRead = (typed: string) => eq(coupons.reading, readingOf(typed))
export const exactFirst = (typed: string) => desc(eq(coupons.code, plainNumber(typed)))

const findCoupon = async (db: Db, typed: string) =>
  (await db.select().from(coupons).where(isRead(typed)).orderBy(exactFirst(typed)).limit(1))[0]

export const isUsedUp = (coupon: CouponRow) =>
  coupon.maxRedemptions !== null && coupon.redemptions >= coupon.maxRedemptions
export const isExpired = (coupon: CouponRow) => coupon.expiresAt !== null && coupon.expiresAt <= new Date()

export const isUsable = (coupon: CouponRow) => !isUsedUp(coupon) && !isExpired(coupon)

/** The codes in their stored form. Throws when one cannot be used: 409 with code 103, or 428 on the field. */
export async function chooseCoupons(db: Db, given: string[]): Promise<string[]> {
  const chosen = new Set<string>()
  for (const typed of given.filter(readingOf)) {
    const coupon = await findCoupon(db, typed)
    if (!coupon) throw refuseCoupon('unknown')
    if (coupon.points !== null) throw refuseCoupon('forPoints')
    if (isUsedUp(coupon)) throw voucherRedeemed()
    if (isExpired(coupon)) throw refuseCoupon('expired')
    chosen.add(coupon.code)
  }
  return [...chosen]
}

/** The coupon behind a voucher for points; throws as `chooseCoupons` does. Whether it is redeemed yet is not checked here. */
export async function findVoucher(db: Db, typed: string) {
  const message = messages.failedToRedeemLoyaltyPoints
  const coupon = await findCoupon(db, typed)
  if (!coupon) throw refuseCoupon('unknown', message)
  const { code, points, label } = coupon
  if (points === null) throw refuseCoupon('forCart', message)
  if (isExpired(coupon)) throw refuseCoupon('expired', message)
  return { code, points, label }
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
