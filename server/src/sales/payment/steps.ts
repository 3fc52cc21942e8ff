import { productTypes } from '@shop/contract/constants'
import type { PaymentError } from '@shop/contract/payment-error'
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { type CheckoutRow, checkouts } from '../../schema/checkout.ts'
import type { Charge, Outcome, Provider, Taken } from '../../platform/payment-provider/provider.ts'
import { paidBy } from './checkout-row.ts'
import { type LockPurchase, refuse } from './purchase.ts'
import type { Services } from '../../platform/services.ts'
import { eachAlone } from '../../platform/jobs/each-alone.ts'

type Status = CheckoutRow['status']

/** Longer than any provider is waited for (payment-provider/in-time.ts): an older claim is one whose process died. */
export const claimMs = 60_000

export const chargeOf = ({ id, total, currency, mode, snapshot, ...row }: CheckoutRow): Charge => ({
  checkoutId: id,
  amount: total,
  currency,
  mode,
  customer: row.customer,
  paymentRef: row.paymentRef,
  confirmedAt: row.confirmedAt,
  isYearly: snapshot.items.some(({ product }) => product.typeId === productTypes.subscription),
})

/** What the steps work with; `lock` locks what a checkout pays for. */
export type PaymentContext = Pick<Services, 'db' | 'payments' | 'log'> & { lock: LockPurchase }

/*
 * The life of a payment, each step one transaction with the states from which it may happen. Nothing here waits for a
 * provider inside a transaction, so a process may die anywhere: `settlePayment` finds out later what became of the
 * money.
 */

export async function readCheckout(db: Db, id: string): Promise<CheckoutRow> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id))
  if (!row) throw new Error('A checkout is missing')
  return row
}

/** Undefined where the checkout is in none of the states. */
async function change(tx: Db, id: string, from: Status[], to: Partial<CheckoutRow>): Promise<CheckoutRow | undefined> {
  const [row] = await tx
    .update(checkouts)
    .set({ ...to, updatedAt: new Date() })
    .where(and(eq(checkouts.id, id), inArray(checkouts.status, from)))
    .returning()
  return row
}

export const isPlaced = ({ status }: CheckoutRow) => ['paid', 'pending', 'refunded'].includes(status)
const isGivenUp = ({ status }: CheckoutRow) => ['cancelled', 'withdrawn', 'expired'].includes(status)

/** One try to make `wanted` the one that takes money for its purchase; else the id of the one that may be doing so. */
const tryBegin = ({ db, lock }: PaymentContext, wanted: CheckoutRow, changes: Partial<CheckoutRow>) =>
  db.transaction(async (tx): Promise<{ checkout: CheckoutRow } | { otherId: string }> => {
    const purchase = await lock(tx, wanted)
    const { checkout } = purchase
    // What was reserved a while ago may be gone; once the money is being taken, it is too late to refuse.
    if (checkout.status === 'paying' && !checkout.confirmedAt) await purchase.check()
    if (isPlaced(checkout) || checkout.status === 'paying') return { checkout }
    if (isGivenUp(checkout)) throw refuse('cancelled')
    const otherId = await purchase.hold()
    if (otherId) return { otherId }
    const begun = await change(tx, checkout.id, ['created', 'failed'], {
      ...changes,
      status: 'paying',
      failure: null,
    })
    return { checkout: begun ?? checkout }
  })

/**
 * `paying`, before any money may move: holds the cart with its vouchers and points, or the invoices. A finished
 * checkout stays what it is. Another window's payment gives way, if its provider can promise that it takes no money
 * any more; of invoices there may be several. `settled` are the ids of those closed before: each twice at most, for one
 * that requested its money while it was closed stays as it is the first time.
 */
export async function beginPayment(
  context: PaymentContext,
  wanted: CheckoutRow,
  changes: Partial<CheckoutRow> = {},
  settled: string[] = [],
): Promise<CheckoutRow> {
  const begun = await tryBegin(context, wanted, changes)
  if ('checkout' in begun) return begun.checkout
  if (settled.filter((id) => id === begun.otherId).length === 2) throw refuse('elsewhere')
  await settleOther(context, begun.otherId)
  return beginPayment(context, wanted, changes, [...settled, begun.otherId])
}

/** The right to take the money: one request at a time has it, and no settling happens meanwhile. */
export async function claimCharge({ db }: PaymentContext, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .update(checkouts)
    .set({ confirmedAt: new Date(), updatedAt: new Date() })
    .where(
      and(
        eq(checkouts.id, id),
        eq(checkouts.status, 'paying'),
        or(isNull(checkouts.confirmedAt), lt(checkouts.confirmedAt, new Date(Date.now() - claimMs))),
      ),
    )
    .returning()
  return row
}

/** The provider cannot decide yet: the browser may try again. */
export const releaseCharge = ({ db }: PaymentContext, id: string) =>
  db.update(checkouts).set({ confirmedAt: null }).where(eq(checkouts.id, id))

type Settled = {
  status: 'paid' | 'pending'
  paymentRef: string
  expiresAt?: Date
  mandate?: string | undefined
  taken?: Taken
}

/**
 * Nothing is delivered for another sum. Its provider is queried again after a while, when a person may have corrected
 * it.
 */
async function setAside({ db, log }: PaymentContext, checkout: CheckoutRow, taken: Taken & { paymentRef: string }) {
  const { id, number, provider, account, total, currency } = checkout
  log.error({ provider, account, number, due: { total, currency }, taken }, 'paid, but another amount')
  const [left] = await db
    .update(checkouts)
    .set({ confirmedAt: null, updatedAt: new Date() })
    .where(and(eq(checkouts.id, id), eq(checkouts.status, 'paying')))
    .returning()
  return left ?? readCheckout(db, id)
}

/**
 * Money is in, or promised: what was bought, its confirmation mail too, all or nothing and once. Shared by the
 * browser's return, the webhooks and the sweep, in any order and number. Money pays from every state. `taker` is the
 * account that reports it: after a failed try the checkout may name another one by now. What a provider has `taken`
 * must be the very sum: another pays for nothing, and is logged for a person to look at.
 */
export const finishPayment = async (
  context: PaymentContext,
  paid: CheckoutRow,
  { expiresAt, taken, ...outcome }: Settled,
  taker?: Provider,
): Promise<CheckoutRow> => {
  const { db, lock } = context
  if (taken && (taken.amount !== paid.total || taken.currency !== paid.currency))
    return setAside(context, paid, { ...taken, paymentRef: outcome.paymentRef })
  return db.transaction(async (tx): Promise<CheckoutRow> => {
    const purchase = await lock(tx, paid)
    // The same money again: it has gone back since.
    if (purchase.checkout.dispute === 'lost' && purchase.checkout.paymentRef === outcome.paymentRef)
      return purchase.checkout
    const open: Status[] = ['created', 'paying', 'failed', 'cancelled']
    const from: Status[] = outcome.status === 'paid' ? [...open, 'pending'] : open
    const done = await change(tx, paid.id, from, {
      ...outcome,
      ...(taker && paidBy(taker, paid.snapshot.country)),
      // What is paid ends no more.
      expiresAt: expiresAt ?? null,
      failure: null,
      confirmedAt: null,
    })
    if (!done) return purchase.checkout
    await purchase.complete(done)
    return done
  })
}

/** No money was taken: gives back what was held. `failed` may be tried again, `cancelled` not. */
export const endPayment = (
  { db, lock }: PaymentContext,
  ended: CheckoutRow,
  status: 'failed' | 'cancelled',
  failure: PaymentError | null,
) =>
  db.transaction(async (tx): Promise<CheckoutRow> => {
    const purchase = await lock(tx, ended)
    const before = purchase.checkout
    // Someone requested the charge since we read the row: it is outdated.
    if (before.confirmedAt?.getTime() !== ended.confirmedAt?.getTime()) return before
    const checkout = await change(tx, before.id, ['paying'], { status, failure, confirmedAt: null })
    if (!checkout) return before
    await purchase.free()
    return checkout
  })

/** Acts on a provider's answer. */
export async function applyOutcome(
  context: PaymentContext,
  checkout: CheckoutRow,
  outcome: Outcome,
): Promise<CheckoutRow> {
  if (outcome.status === 'paid' || outcome.status === 'pending') return finishPayment(context, checkout, outcome)
  if (outcome.status === 'declined') return endPayment(context, checkout, 'failed', outcome.error)
  if (outcome.status === 'closed') return endPayment(context, checkout, 'cancelled', null)
  return checkout
}

/** Ends a payment of which nothing was heard: its provider closes it, or reports that it was paid. Returns its answer. */
export async function settlePayment(context: PaymentContext, checkout: CheckoutRow): Promise<Outcome | undefined> {
  if (checkout.status !== 'paying') return undefined
  const outcome = await context.payments.of(checkout).close(chargeOf(checkout))
  await applyOutcome(context, checkout, outcome)
  return outcome
}

/** Settles a payment that is in another's way. Throws 409 while a bank is about to pay it. */
export async function settleOther(context: PaymentContext, id: string) {
  const outcome = await settlePayment(context, await readCheckout(context.db, id)).catch((error: unknown) =>
    context.log.error({ err: error }, 'settle'),
  )
  if (outcome?.status === 'unknown' && outcome.isClearing) throw refuse('clearing')
}

/** Settles every payment that has been under way for longer than `seconds`; one whose provider does not answer waits. */
export async function sweepPayments(context: PaymentContext, seconds: number) {
  const stuck = await context.db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.status, 'paying'), lt(checkouts.updatedAt, new Date(Date.now() - seconds * 1000))))
    .limit(500)
  await eachAlone(
    stuck,
    ({ number }) => number,
    (checkout) => settlePayment(context, checkout),
  )
}
