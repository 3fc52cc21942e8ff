import { and, eq, inArray, lt } from 'drizzle-orm'
import { type CheckoutRow, checkouts } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { chargeOf } from '../payment/steps.ts'
import type { RefundOutcome } from '../../platform/payment-provider/provider.ts'
import type { Services } from '../../platform/services.ts'
import { eachAlone } from '../../platform/jobs/each-alone.ts'
import { type RefundRow, refunds } from '../../schema/refund.ts'
import { refundNewsQueue } from './queues.ts'

/** Longer than any provider's answer takes: an older one is queried again. */
const waitMs = 60_000
const byProvider = inArray(refunds.way, ['card', 'paypal'])

/** What a provider knows this try by: the same try is the same refund. */
const keyOf = ({ id, attempt }: Pick<RefundRow, 'id' | 'attempt'>) => `${id}:${attempt}`

/**
 * Books a provider's answer to a try. A person's entry, and a later try's answer, stay. Its buyer is mailed what
 * failed, and what a later try sent. Returns whether it is news.
 */
export const settleRefund = (
  db: Db,
  { jobs }: Pick<Services, 'jobs'>,
  { id, attempt }: Pick<RefundRow, 'id' | 'attempt'>,
  outcome: RefundOutcome,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const isNews = await bookOutcome(tx, { id, attempt }, outcome)
    const kind = outcome.state === 'failed' ? 'failed' : outcome.state === 'done' && attempt > 1 ? 'sent' : null
    if (isNews && kind) await jobs.send(refundNewsQueue, { refundId: id, attempt, kind }, tx)
    return isNews
  })

async function bookOutcome(
  tx: Db,
  { id, attempt }: Pick<RefundRow, 'id' | 'attempt'>,
  { state, reference, failure }: RefundOutcome,
): Promise<boolean> {
  const rows = await tx
    .update(refunds)
    .set({ state, failure, ...(reference && { reference }), doneAt: state === 'done' ? new Date() : null })
    .where(
      and(
        eq(refunds.id, id),
        eq(refunds.attempt, attempt),
        eq(refunds.isByHand, false),
        // What is sent may still fail later, and nothing is sent after it has failed.
        inArray(refunds.state, state === 'failed' ? ['requested', 'done'] : ['requested']),
      ),
    )
    .returning({ id: refunds.id })
  return rows.length > 0
}

const readRefund = async (db: Db, id: string): Promise<{ refund: RefundRow; payment: CheckoutRow } | undefined> =>
  (
    await db
      .select({ refund: refunds, payment: checkouts })
      .from(refunds)
      .innerJoin(checkouts, eq(checkouts.id, refunds.checkoutId))
      .where(and(eq(refunds.id, id), byProvider))
  )[0]

/** Has a provider send a refund that waits for it: again, it is sent once. Throws where the provider cannot be reached. */
export async function sendRefund(services: Pick<Services, 'db' | 'jobs' | 'payments' | 'log'>, id: string) {
  const { db, payments, log } = services
  const found = await readRefund(db, id)
  if (!found || found.refund.state !== 'requested') return
  const { refund, payment } = found
  const provider = payments.of(payment)
  const { paymentRef, mode } = payment
  const outcome: RefundOutcome =
    provider.refund && paymentRef
      ? await provider.refund({
          key: keyOf(refund),
          checkoutId: payment.id,
          paymentRef,
          mode,
          isYearly: chargeOf(payment).isYearly,
          amount: refund.amount,
          currency: refund.currency,
        })
      : { state: 'failed', reference: null, failure: 'not_refundable' }
  const isNews = await settleRefund(db, services, refund, outcome)
  if (isNews && outcome.state === 'failed')
    log.error({ number: payment.number, failure: outcome.failure }, 'a refund failed: see the desk’s list')
}

/** Queries refunds whose job died, or that their provider has not finished; one that does not answer waits. */
export async function sweepRefunds(services: Pick<Services, 'db' | 'jobs' | 'payments' | 'log'>, now = Date.now()) {
  const { db } = services
  const waiting = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, 'requested'), byProvider, lt(refunds.requestedAt, new Date(now - waitMs))))
    .limit(500)
  await eachAlone(
    waiting,
    ({ id }) => `refund ${id}`,
    ({ id }) => sendRefund(services, id),
  )
}
