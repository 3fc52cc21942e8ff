import { codes, Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import type { Db } from './db/open.ts'
import { coupons } from './db/schema.ts'

type CouponRow = typeof coupons.$inferSelect

const isUsedUp = (coupon: CouponRow) => coupon.maxRedemptions !== null && coupon.redemptions >= coupon.maxRedemptions
const isExpired = (coupon: CouponRow) => coupon.expiresAt !== null && coupon.expiresAt <= new Date()

export const isUsable = (coupon: CouponRow) => !isUsedUp(coupon) && !isExpired(coupon)

/** The codes in the form in which they are kept; throws when one cannot be used: 409 with code 103, or 428 on the field. */
export async function chooseCoupons(db: Db, given: string[]): Promise<string[]> {
  const chosen = [...new Set(given.map((text) => text.trim().toUpperCase()).filter(Boolean))]
  for (const code of chosen) {
    const [coupon] = await db.select().from(coupons).where(eq(coupons.code, code))
    if (!coupon) throw refuse('We do not know this coupon. Please check its spelling.')
    if (isUsedUp(coupon))
      throw new Failure(409, { message: 'This voucher has already been redeemed.', code: codes.voucherRedeemed })
    if (isExpired(coupon)) throw refuse('This coupon has expired.')
  }
  return chosen
}

const refuse = (why: string) => new Failure(428, { message: messages.somethingWentWrong, errors: { coupon: why } })
