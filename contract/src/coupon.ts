import { array, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { couponEndpoints } from './endpoints/coupon.ts'
import { deskDaySchema, readAs, requiredText, typedNumber } from './form.ts'
import { plainNumber } from './codes.ts'
import { listOf } from './list.ts'
import { messages } from './messages.ts'
import { priceSchema, typedAmountsSchema } from './price.ts'
import { queryWord } from './shared.ts'
import { sortBy } from './sort.ts'

/** ended: its time is over, or the desk has ended it. */
const couponStates = ['usable', 'used_up', 'ended'] as const

/** A coupon as the desk sees it: exactly one of percent, amounts and points. */
const deskCouponSchema = object({
  /** In capitals. */
  code: string().required(),
  label: string().required(),
  percent: number().integer().nullable().defined(),
  /** What it takes off, in each currency that it is good for; empty where it is no amount. */
  amounts: array().of(priceSchema.required()).required(),
  /** Loyalty points that it is worth on the points' page. */
  points: number().integer().nullable().defined(),
  redemptions: number().integer().required(),
  /** Null: without limit. */
  maxRedemptions: number().integer().nullable().defined(),
  expiresAt: string().datetime().nullable().defined(),
  state: string().oneOf(couponStates).required(),
}).noUnknown()
export type DeskCoupon = InferType<typeof deskCouponSchema>

const reasonSchema = requiredText(200)
const atMost = 'Use at most ${max}'
const atLeast = 'Use at least ${min}'
const countSchema = typedNumber().integer('Use a whole number').min(1, atLeast)

export const couponBodySchema = object({
  code: readAs(plainNumber, string())
    .matches(/^[A-Z0-9-]{3,40}$/, 'Use 3 to 40 letters, digits and dashes')
    .required(messages.fieldRequired),
  /** What it does, as customers read it: "10% off your tests". */
  label: requiredText(60),
  percent: countSchema.max(100, atMost),
  amounts: typedAmountsSchema.optional(),
  points: countSchema.max(1_000_000, atMost),
  maxRedemptions: countSchema.max(1_000_000, atMost),
  /** The last day on which it can be used, in UTC: "2027-01-31". */
  until: deskDaySchema(),
  reason: reasonSchema,
}).noUnknown()
export type CouponBody = InferType<typeof couponBodySchema>

// Ours, and the desk's (docs/desk.md): SPEC knows coupons, and not who makes them.
export const couponCalls = {
  listCoupons: call({
    ...couponEndpoints.listCoupons,
    summary: 'Coupons by code, 20 a page; all, or those in one state or with a word in their code or label',
    query: object({
      search: string().max(120),
      state: string().oneOf(couponStates, `Use one of ${couponStates.join(', ')}`),
      sort: sortBy('code', 'uses', 'until'),
      page: queryWord(),
    }),
    reply: listOf(deskCouponSchema.required()),
    who: 'desk',
    isOurs: true,
  }),
  /** 428 on `code` where there is such a coupon, on `percent` where it is not exactly one of percent, amounts and points. */
  createCoupon: call({
    ...couponEndpoints.createCoupon,
    summary: 'Makes a coupon or voucher',
    body: couponBodySchema,
    reply: deskCouponSchema,
    creates: true,
    who: 'desk',
    isOurs: true,
  }),
  endCoupon: call({
    ...couponEndpoints.endCoupon,
    summary: 'Ends a coupon; orders that have it keep it',
    body: object({ reason: reasonSchema }).noUnknown(),
    reply: deskCouponSchema,
    who: 'desk',
    isOurs: true,
  }),
}
