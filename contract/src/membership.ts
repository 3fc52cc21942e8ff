import { boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { paymentMethodCodes } from './constants.ts'
import { membershipEndpoints } from './endpoints/membership.ts'
import { emailSchema, requiredText } from './form.ts'
import { listOf } from './list.ts'
import { orderSchema } from './order.ts'
import { priceSchema } from './price.ts'
import { queryWord } from './shared.ts'
import { sortBy } from './sort.ts'

/**
 * active: it renews; cancelled: paid for, and ends then; past_due: the year's charge failed and is tried again, or paid
 * by hand; ended: gives nothing any more.
 */
const membershipStates = ['active', 'cancelled', 'past_due', 'ended'] as const
export type MembershipState = (typeof membershipStates)[number]

/** cancelled: by the member; unpaid: the year's money never came; desk: by the shop; refunded: its last year's money went back; erased: with the account. */
const membershipEndings = ['cancelled', 'unpaid', 'desk', 'refunded', 'erased'] as const
export type MembershipEnding = (typeof membershipEndings)[number]

export const membershipSchema = object({
  state: string().oneOf(membershipStates).required(),
  startedAt: string().datetime().required(),
  /** The end of the last year that is paid. */
  paidUntil: string().datetime().required(),
  /** When its benefits end if nothing more is paid; when they ended. */
  endsAt: string().datetime().required(),
  /** What each year costs, taxes included. */
  price: priceSchema.required(),
  /** When the next year is charged, or tried again; null where it is not. */
  nextChargeAt: string().datetime().nullable().defined(),
  /** What it is paid with; another method may pay the next year. */
  paymentMethod: string().oneOf(paymentMethodCodes).required(),
  /** Of one that is cancelled: it can be resumed. */
  mayResume: boolean().required(),
  ending: string().oneOf(membershipEndings).nullable().defined(),
}).noUnknown()
export type Membership = InferType<typeof membershipSchema>

/** Null where there never was one. */
const answerSchema = object({ membership: membershipSchema.nullable().defined() }).noUnknown()

/** One membership, as the desk sees it. */
const memberSchema = membershipSchema
  .shape({ email: string().required(), name: string().required(), years: number().integer().required() })
  .noUnknown()
export type Member = InferType<typeof memberSchema>

export const endMembershipSchema = object({ email: emailSchema, reason: requiredText(500) }).noUnknown()

// Ours: SPEC names the product type and PayPal's subscriptions, not the life that follows (decision 0041).
export const membershipCalls = {
  getMembership: call({
    ...membershipEndpoints.getMembership,
    summary: "The user's membership as it stands; one that ended stays visible until the next begins",
    reply: answerSchema,
    who: 'user',
    isOurs: true,
  }),
  /** Safe to repeat. 409 where there is none that continues. */
  cancelMembership: call({
    ...membershipEndpoints.cancelMembership,
    summary: 'Has the membership end with the year that is paid',
    body: object({}).noUnknown(),
    reply: answerSchema,
    who: 'user',
    isOurs: true,
  }),
  /** Safe to repeat. 409 once it has ended, or where its provider has ended it. */
  resumeMembership: call({
    ...membershipEndpoints.resumeMembership,
    summary: 'Takes a cancellation back',
    body: object({}).noUnknown(),
    reply: answerSchema,
    who: 'user',
    isOurs: true,
  }),
  /** startPayment and confirmPayment continue with the order's checkoutId. 409 where no year waits for its money. */
  payMembership: call({
    ...membershipEndpoints.payMembership,
    summary: 'The order of the year whose charge failed, to be paid by hand; what pays it pays the next years too',
    body: object({}).noUnknown(),
    reply: orderSchema,
    who: 'user',
    isOurs: true,
  }),
  listMemberships: call({
    ...membershipEndpoints.listMemberships,
    summary: 'Memberships, newest first, 20 a page; all, or those in one state or of a name or email',
    query: object({
      search: string().max(120),
      state: string().oneOf(membershipStates),
      sort: sortBy('name', 'since', 'paid', 'next', 'years'),
      page: queryWord(),
    }),
    reply: listOf(memberSchema.required()),
    who: 'desk',
    isOurs: true,
  }),
  endMembership: call({
    ...membershipEndpoints.endMembership,
    summary: 'Ends a membership at once, and mails the reason',
    body: endMembershipSchema,
    reply: object({ email: string().required(), isChanged: boolean().required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
}
