import type { PaymentError } from '@shop/contract/card'
import { Failure } from '@shop/contract/failure'
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Db } from './db/open.ts'
import { carts, checkouts, orders } from './db/schema.ts'
import { giveConsent } from './newsletter.ts'
import type { CheckoutRow } from './order-view.ts'
import type { Charge, Outcome } from './payments/provider.ts'
import { release, reserve } from './reservation.ts'
import type { Services } from './services.ts'

type CartRow = typeof carts.$inferSelect
type Status = CheckoutRow['status']

/** Longer than any provider is waited for: an older claim is one whose process died. */
const claimMs = 60_000
const refusal = {
  cancelled: 'This payment was closed and nothing was charged. Please open your cart and pay again.',
  ordered: 'This cart has already been ordered.',
  changed: 'Your cart has changed since. Please look at it again before you pay.',
  elsewhere: 'This cart is being paid for in another window. Please finish there, or try again in a few minutes.',
}
const refuse = (reason: keyof typeof refusal) => new Failure(409, { message: refusal[reason] })

export const chargeOf = ({ id, total, currency, paymentRef, confirmedAt }: CheckoutRow): Charge => ({
  checkoutId: id,
  amount: total,
  currency,
  paymentRef,
  confirmedAt,
})

/**
 * The life of a payment, each step one transaction that says from which states it may happen. Nothing here waits for
 * a provider inside a transaction, so a process may die anywhere: `settle` finds out later what became of the money.
 */
export function paymentSteps({ db, jobs, payments, log, secrets }: Services) {
  const read = async (id: string): Promise<CheckoutRow> => {
    const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id))
    if (!row) throw new Error('A checkout is missing')
    return row
  }

  /** Locks the cart, then its checkout: the cart's row puts all that happens to its checkouts in a row. */
  const lock = async (
    tx: Db,
    { id, cartId }: CheckoutRow,
  ): Promise<{ cart: CartRow | undefined; checkout: CheckoutRow }> => {
    const [cart] = cartId ? await tx.select().from(carts).where(eq(carts.id, cartId)).for('update') : []
    const [checkout] = await tx.select().from(checkouts).where(eq(checkouts.id, id)).for('update')
    if (!checkout) throw new Error('A checkout is missing')
    return { cart, checkout }
  }

  const change = async (
    tx: Db,
    id: string,
    from: Status[],
    to: Partial<CheckoutRow>,
  ): Promise<CheckoutRow | undefined> => {
    const [row] = await tx
      .update(checkouts)
      .set({ ...to, updatedAt: new Date() })
      .where(and(eq(checkouts.id, id), inArray(checkouts.status, from)))
      .returning()
    return row
  }

  const freeCart = (tx: Db, checkout: CheckoutRow) =>
    tx.update(carts).set({ checkoutId: null }).where(eq(carts.checkoutId, checkout.id))

  /** One try to make `checkout` the one that takes money for its cart; else the id of the one that may be doing so. */
  const tryBegin = (wanted: CheckoutRow, changes: Partial<CheckoutRow>) =>
    db.transaction(async (tx): Promise<{ checkout: CheckoutRow } | { otherId: string }> => {
      const { cart, checkout } = await lock(tx, wanted)
      if (checkout.status === 'paid' || checkout.status === 'pending' || checkout.status === 'paying')
        return { checkout }
      if (checkout.status === 'cancelled') throw refuse('cancelled')
      if (!cart) throw refuse('changed')
      if (cart.orderedAt) throw refuse('ordered')
      if (cart.checkoutId && cart.checkoutId !== checkout.id) return { otherId: cart.checkoutId }
      if (cart.updatedAt.toISOString() !== checkout.snapshot.cartUpdatedAt) throw refuse('changed')
      await reserve(tx, checkout)
      await tx.update(carts).set({ checkoutId: checkout.id }).where(eq(carts.id, cart.id))
      const begun = await change(tx, checkout.id, ['created', 'failed'], {
        ...changes,
        status: 'paying',
        failure: null,
      })
      return { checkout: begun ?? checkout }
    })

  /** `paying`, before any money may move: holds the cart, the vouchers and the points. A finished checkout stays what it is. */
  const begin = async (wanted: CheckoutRow, changes: Partial<CheckoutRow> = {}): Promise<CheckoutRow> => {
    const first = await tryBegin(wanted, changes)
    if ('checkout' in first) return first.checkout
    // Another window's payment for this cart gives way, if its provider can promise that it takes no money any more.
    await settle(await read(first.otherId)).catch((error: unknown) => log.error({ err: error }, 'settle'))
    const second = await tryBegin(wanted, changes)
    if ('checkout' in second) return second.checkout
    throw refuse('elsewhere')
  }

  /** The right to ask for the money: one request at a time has it, and no settling happens meanwhile. */
  const claim = async (id: string): Promise<CheckoutRow | undefined> => {
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

  /** The provider cannot say yet: the browser may ask again. */
  const unclaim = (id: string) => db.update(checkouts).set({ confirmedAt: null }).where(eq(checkouts.id, id))

  /**
   * Money is in, or promised: the order, its cart's end and its confirmation mail, all or nothing and once. Shared by the
   * browser's return, the webhooks and the sweep, in any order and number. Money makes an order from every state.
   */
  const finish = (paid: CheckoutRow, { status, paymentRef }: Extract<Outcome, { paymentRef: string }>) =>
    db.transaction(async (tx): Promise<CheckoutRow> => {
      const { cart, checkout: before } = await lock(tx, paid)
      const open: Status[] = ['created', 'paying', 'failed', 'cancelled']
      const from: Status[] = status === 'paid' ? [...open, 'pending'] : open
      const checkout = await change(tx, before.id, from, { status, paymentRef, failure: null, confirmedAt: null })
      if (!checkout) return before
      if (before.status === 'pending') {
        await tx.update(orders).set({ status, paymentRef }).where(eq(orders.checkoutId, checkout.id))
        return checkout
      }
      if (before.status !== 'paying') await reserve(tx, checkout, { isForced: true })
      const { id, number, userId, currency, total, snapshot } = checkout
      await tx.insert(orders).values({
        checkoutId: id,
        number,
        userId,
        currency,
        total,
        snapshot,
        paymentRef,
        status,
        email: snapshot.email,
      })
      if (cart?.orderedAt) log.error({ number }, 'a cart was paid for twice: please refund one')
      else if (cart) await tx.update(carts).set({ orderedAt: new Date(), checkoutId: id }).where(eq(carts.id, cart.id))
      if (cart?.isNewsletterSubscribed && !cart.orderedAt)
        await giveConsent(tx, secrets, { email: snapshot.email, countryCode: snapshot.country, source: 'checkout' })
      await jobs.send('receipt', { checkoutId: id }, tx)
      return checkout
    })

  /** No money was taken: gives back what was held. `failed` may be tried again, `cancelled` not. */
  const end = (ended: CheckoutRow, status: 'failed' | 'cancelled', failure: PaymentError | null) =>
    db.transaction(async (tx): Promise<CheckoutRow> => {
      const { checkout: before } = await lock(tx, ended)
      // Someone asked for the money since we looked: what we know is old.
      if (before.confirmedAt?.getTime() !== ended.confirmedAt?.getTime()) return before
      const checkout = await change(tx, before.id, ['paying'], { status, failure, confirmedAt: null })
      if (!checkout) return before
      await release(tx, checkout)
      await freeCart(tx, checkout)
      return checkout
    })

  /** Acts on a provider's answer. */
  const take = (checkout: CheckoutRow, outcome: Outcome): Promise<CheckoutRow> => {
    if (outcome.status === 'paid' || outcome.status === 'pending') return finish(checkout, outcome)
    if (outcome.status === 'declined') return end(checkout, 'failed', outcome.error)
    if (outcome.status === 'closed') return end(checkout, 'cancelled', null)
    return Promise.resolve(checkout)
  }

  /** Ends a payment of which nothing was heard: its provider closes it, or says that it was paid. */
  const settle = async (checkout: CheckoutRow): Promise<CheckoutRow> => {
    if (checkout.status !== 'paying') return checkout
    return take(checkout, await payments.named(checkout.provider).close(chargeOf(checkout)))
  }

  /** Settles every payment that has been under way for longer than `seconds`; one that cannot be asked about waits. */
  const sweep = async (seconds: number) => {
    const stuck = await db
      .select()
      .from(checkouts)
      .where(and(eq(checkouts.status, 'paying'), lt(checkouts.updatedAt, new Date(Date.now() - seconds * 1000))))
      .limit(500)
    for (const checkout of stuck)
      await settle(checkout).catch((error: unknown) => log.error({ err: error, number: checkout.number }, 'sweep'))
  }

  return { read, begin, claim, unclaim, finish, take, sweep }
}
