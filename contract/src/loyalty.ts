import { array, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { loyaltyEndpoints } from './endpoints/loyalty.ts'
import { requiredText } from './form.ts'
import { priceSchema } from './price.ts'

export const loyaltySchema = object({
  /** Points to spend. */
  balance: number().integer().required(),
  /** What they are worth in the user's currency. */
  value: priceSchema.required(),
  /** Newest first; spent points are negative. */
  history: array()
    .of(
      object({
        id: string().uuid().required(),
        date: string().datetime().required(),
        points: number().integer().required(),
        reason: string().required(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
}).noUnknown()
export type Loyalty = InferType<typeof loyaltySchema>

/** Also the form's schema. */
export const redeemSchema = object({ coupon: requiredText(50) }).noUnknown()

export const loyaltyCalls = {
  getLoyaltyPoints: call({
    ...loyaltyEndpoints.getLoyaltyPoints,
    summary: "The signed-in user's points",
    reply: loyaltySchema,
    who: 'user',
  }),
  /** 409 with code 103 for a voucher that was already redeemed. */
  redeemLoyaltyCoupon: call({
    ...loyaltyEndpoints.redeemLoyaltyCoupon,
    summary: 'Turns a voucher into points',
    body: redeemSchema,
    reply: loyaltySchema,
    who: 'user',
  }),
}
