import { and, eq, isNotNull } from 'drizzle-orm'
import { charge } from '../checkout/charge.ts'
import { paymentContext } from '../checkout/payment-context.ts'
import { checkouts } from '../../schema/checkout.ts'
import { memberships } from '../../schema/member.ts'
import type { MandateEvent, Provider } from '../../platform/payment-provider/provider.ts'
import { daysAfter } from '../../platform/values/days.ts'
import type { Services } from '../../platform/services.ts'
import { loseMandate } from './cancel.ts'
import { chargeYear } from './charge-year.ts'

/** So early a provider that charges by itself may charge a year. */
const earlyDays = 2

/**
 * Something became of what a buyer agreed to be charged by. The event only names where to look; what counts is what the
 * provider answers, so events that come twice, late or out of order change nothing.
 */
export async function handleMandateEvent(
  services: Services,
  { name, account }: Provider,
  { mandate, isOver }: MandateEvent,
) {
  const { db } = services
  const isOf = and(
    eq(checkouts.provider, name),
    eq(checkouts.account, account),
    eq(checkouts.paymentRef, mandate),
    eq(checkouts.status, 'paying'),
  )
  const [first] = await db.select().from(checkouts).where(isOf)
  if (first) await charge(paymentContext(services), first, mandate)
  const [membership] = await db
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.provider, name),
        eq(memberships.account, account),
        eq(memberships.mandate, mandate),
        isNotNull(memberships.paidUntil),
      ),
    )
  if (!membership || membership.endedAt) return
  const { nextChargeAt, failures } = membership
  const isDue = nextChargeAt !== null && nextChargeAt <= daysAfter(failures ? 0 : earlyDays, new Date())
  // A failure that is known counts again when its time comes; money counts at any time.
  if (isDue || failures) await chargeYear(services, membership, { countsFailure: isDue })
  if (isOver) await loseMandate(services, membership)
}
