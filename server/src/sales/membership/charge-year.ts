import { membershipTerms } from '@shop/contract/constants'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { paymentContext } from '../checkout/payment-context.ts'
import { type CheckoutRow, checkouts } from '../../schema/checkout.ts'
import { type MembershipRow, memberships, membershipYears } from '../../schema/member.ts'
import {
  applyOutcome,
  beginPayment,
  chargeOf,
  claimCharge,
  finishPayment,
  type PaymentContext,
  releaseCharge,
} from '../payment/steps.ts'
import type { Outcome } from '../../platform/payment-provider/provider.ts'
import { paidBy } from '../payment/checkout-row.ts'
import { daysAfter } from '../../platform/values/days.ts'
import { customerAt } from '../saved-card/customer.ts'
import type { Services } from '../../platform/services.ts'
import { openYear } from './open-year.ts'
import { membershipMailQueue } from '../member/queues.ts'

type Ask = (checkout: CheckoutRow) => Promise<Outcome>

/**
 * The year's charge failed: it is tried again after some days, and its member gets a mail. Of two that failed at once
 * one counts.
 */
async function recordFailure({ db, jobs }: Services, { id, paidUntil, failures }: MembershipRow) {
  if (!paidUntil) return
  const wait = membershipTerms.retryDays[failures]
  const nextChargeAt = wait === undefined ? null : daysAfter(wait, paidUntil)
  await db.transaction(async (tx) => {
    const [failed] = await tx
      .update(memberships)
      .set({ failures: failures + 1, nextChargeAt })
      .where(
        and(
          eq(memberships.id, id),
          eq(memberships.failures, failures),
          eq(memberships.paidUntil, paidUntil),
          isNull(memberships.endedAt),
        ),
      )
      .returning({ id: memberships.id })
    if (failed)
      await jobs.send(
        membershipMailQueue,
        { membershipId: id, kind: 'failed', of: `${paidUntil.getTime()}-${failures}` },
        tx,
      )
  })
}

/** The shop takes the money: by the steps of every payment, so it is taken once. */
async function take(context: PaymentContext, checkout: CheckoutRow, by: Partial<CheckoutRow>, ask: Ask) {
  const begun = await beginPayment(context, checkout, by)
  const claimed = begun.status === 'paying' ? await claimCharge(context, begun.id) : undefined
  // Another process charges it, or it is paid.
  if (!claimed) return begun
  // One payment at the provider for the year: its member's own hand finds the same.
  const provider = context.payments.of(claimed)
  const { paymentRef } = await provider.start(chargeOf(claimed))
  await context.db.update(checkouts).set({ paymentRef }).where(eq(checkouts.id, claimed.id))
  const outcome = await ask({ ...claimed, paymentRef })
  if (outcome.status === 'unknown') await releaseCharge(context, claimed.id)
  return applyOutcome(context, claimed, outcome)
}

/** The provider took it by itself, or has not yet. */
async function look(context: PaymentContext, checkout: CheckoutRow, ask: Ask): Promise<CheckoutRow> {
  const outcome = await ask(checkout)
  if (outcome.status === 'paid') return finishPayment(context, checkout, outcome)
  return { ...checkout, status: outcome.status === 'unknown' ? 'paying' : 'failed' }
}

/**
 * Charges the next year of a membership whose year is over, or tries again. However often it is called, a year is
 * charged once. When the provider cannot be reached, the next sweep tries again.
 */
export async function chargeYear(services: Services, membership: MembershipRow, { countsFailure = true } = {}) {
  const { mandate, paidUntil, paymentMethod } = membership
  if (!paidUntil) return
  const provider = services.payments.of(membership)
  const { mandates } = provider
  if (!mandate || !mandates) return recordFailure(services, membership)
  const context = paymentContext(services)
  const checkout = await openYear(services, membership)
  if (!checkout) return
  const isOther = checkout.provider !== provider.name || checkout.account !== provider.account
  // Its member pays it by hand.
  if (isOther && checkout.status === 'paying') return
  const paidRefs = await paymentsOf(services, membership)
  const ask: Ask = (open) => mandates.charge({ ...chargeOf(open), mandate, since: paidUntil, paidRefs })
  const by = {
    ...paidBy(provider, membership.country),
    paymentMethod,
    customer: await customerAt(services.db, membership.userId, provider),
    ...(isOther && { paymentRef: null }),
  }
  const charged = mandates.isItself ? await look(context, checkout, ask) : await take(context, checkout, by, ask)
  if (charged.status === 'failed' && countsFailure) await recordFailure(services, membership)
  if (mandates.isItself && charged.status === 'paying') await lookLater(services, membership)
}

/** The payments of the years before. */
async function paymentsOf({ db }: Services, { id }: MembershipRow): Promise<string[]> {
  const rows = await db
    .select({ paymentRef: checkouts.paymentRef })
    .from(membershipYears)
    .innerJoin(checkouts, eq(checkouts.id, membershipYears.checkoutId))
    .where(and(eq(membershipYears.membershipId, id), isNotNull(membershipYears.paidAt)))
  return rows.flatMap(({ paymentRef }) => paymentRef ?? [])
}

/** Nothing is known yet: a provider that charges by itself takes its time. */
const lookLater = ({ db }: Services, { id, nextChargeAt }: MembershipRow) =>
  db
    .update(memberships)
    .set({ nextChargeAt: daysAfter(0.25, new Date()) })
    .where(and(eq(memberships.id, id), nextChargeAt ? eq(memberships.nextChargeAt, nextChargeAt) : undefined))
