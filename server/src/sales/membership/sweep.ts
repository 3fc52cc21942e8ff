import { membershipTerms } from '@shop/contract/constants'
import { and, eq, isNotNull, isNull, lt, lte, ne, or, type SQL } from 'drizzle-orm'
import { paymentContext } from '../checkout/payment-context.ts'
import { endMembership } from '../member/end.ts'
import { isNextYearBeingPaid } from '../member/hold.ts'
import { type MembershipRow, memberships, membershipYears } from '../../schema/member.ts'
import { readCheckout, settlePayment } from '../payment/steps.ts'
import { daysAfter } from '../../platform/values/days.ts'
import type { Services } from '../../platform/services.ts'
import { eachAlone, eachStep } from '../../platform/jobs/each-alone.ts'
import { chargeYear } from './charge-year.ts'
import { lockMembership } from './open-year.ts'
import { membershipMailQueue } from '../member/queues.ts'

/** Does something with each membership, one by one; one that fails is left to the next sweep. */
async function each(services: Services, where: SQL | undefined, work: (membership: MembershipRow) => Promise<unknown>) {
  const rows = await services.db
    .select()
    .from(memberships)
    .where(and(isNotNull(memberships.paidUntil), isNull(memberships.endedAt), where))
    .limit(500)
  await eachAlone(rows, ({ id }) => `membership ${id}`, work)
}

/** Announces the charge of the next year, once for each. */
const remind = ({ db, jobs }: Services, { id, paidUntil }: MembershipRow) =>
  db.transaction(async (tx) => {
    if (!paidUntil) return
    const [reminded] = await tx
      .update(memberships)
      .set({ remindedOf: paidUntil })
      .where(and(eq(memberships.id, id), or(isNull(memberships.remindedOf), ne(memberships.remindedOf, paidUntil))))
      .returning({ id: memberships.id })
    if (reminded)
      await jobs.send(membershipMailQueue, { membershipId: id, kind: 'reminder', of: String(paidUntil.getTime()) }, tx)
  })

/** A membership whose time is over: closes the year's payment, then ends it; one that is being paid continues. */
async function end(services: Services, membership: MembershipRow, now: Date) {
  const context = paymentContext(services)
  const [open] = await services.db
    .select({ checkoutId: membershipYears.checkoutId })
    .from(membershipYears)
    .where(and(eq(membershipYears.membershipId, membership.id), isNull(membershipYears.paidAt)))
  if (open) await settlePayment(context, await readCheckout(services.db, open.checkoutId))
  await services.db.transaction(async (tx) => {
    const locked = await lockMembership(tx, membership.id)
    if (!locked?.row.endsAt || locked.row.endsAt > now) return
    if (await isNextYearBeingPaid(tx, membership.id)) return
    const ending = locked.row.cancelledAt ? 'cancelled' : 'unpaid'
    if (await endMembership(tx, services, membership.id, ending, now))
      await services.jobs.send(
        membershipMailQueue,
        { membershipId: membership.id, kind: 'ended', of: String(now.getTime()) },
        tx,
      )
  })
}

/** Announces, charges and ends what is due. */
export async function sweepMemberships(services: Services, now = new Date()) {
  const soon = daysAfter(membershipTerms.reminderDays, now)
  const isToBeReminded = and(
    isNull(memberships.cancelledAt),
    lt(memberships.paidUntil, soon),
    or(isNull(memberships.remindedOf), ne(memberships.remindedOf, memberships.paidUntil)),
  )
  const steps = {
    remind: () => each(services, isToBeReminded, (membership) => remind(services, membership)),
    charge: () => each(services, lte(memberships.nextChargeAt, now), (membership) => chargeYear(services, membership)),
    end: () => each(services, lte(memberships.endsAt, now), (membership) => end(services, membership, now)),
  }
  await eachStep(steps)
}
