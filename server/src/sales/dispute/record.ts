import type { Currency } from '@shop/contract/constants'
import type { Payment } from '@shop/contract/checkout'
import { and, eq, inArray } from 'drizzle-orm'
import { checkouts } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { lockPaid } from '../invoice/lock-paid.ts'
import type { DisputeEvent } from '../../platform/payment-provider/provider.ts'
import type { Services } from '../../platform/services.ts'
import { eachAlone } from '../../platform/jobs/each-alone.ts'
import { disputes } from '../../schema/dispute.ts'
import { reopenLost } from './reopen.ts'

/** Stores an event; false where nothing is new: it came before, or the dispute is decided already. */
async function storeDispute(
  tx: Db,
  provider: Payment['provider'],
  checkoutId: string,
  event: DisputeEvent,
): Promise<boolean> {
  const { reference, amount, currency, state } = event
  const closedAt = state === 'open' ? null : new Date()
  const row = { provider, reference, checkoutId, amount, currency: currency as Currency, state, closedAt }
  const target = [disputes.provider, disputes.reference]
  const put = tx.insert(disputes).values(row)
  const kept = await (
    state === 'open'
      ? put.onConflictDoNothing({ target })
      : put.onConflictDoUpdate({ target, set: { state, closedAt }, setWhere: eq(disputes.state, 'open') })
  ).returning({ id: disputes.id })
  return kept.length > 0
}

/** Records a provider's dispute, however often and in whichever order its events come. */
export async function recordDispute(
  { db, log }: Pick<Services, 'db' | 'log'>,
  provider: Payment['provider'],
  event: DisputeEvent,
) {
  const { paymentRef, state } = event
  const [payment] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.provider, provider), eq(checkouts.paymentRef, paymentRef)))
  if (!payment) return log.error({ provider, paymentRef }, 'disputed, but no payment of ours')
  await db.transaction(async (tx) => {
    const paid = await lockPaid(tx, payment)
    if (!(await storeDispute(tx, provider, payment.id, event))) return
    await tx
      .update(checkouts)
      .set({ dispute: state })
      .where(inArray(checkouts.id, [payment.id, ...paid.own]))
    await reopenLost(tx, payment)
  })
}

/** Records the disputes of providers that send no events. */
export async function sweepDisputes(services: Pick<Services, 'db' | 'log' | 'payments'>) {
  await eachAlone(
    services.payments.all,
    ({ name, account }) => `${name} ${account}`,
    async (provider) =>
      eachAlone(
        (await provider.listDisputes?.()) ?? [],
        ({ reference }) => `dispute ${reference}`,
        (event) => recordDispute(services, provider.name, event),
      ),
  )
}
