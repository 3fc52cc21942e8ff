import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { checkoutCalls } from '@shop/contract/checkout'
import { and, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { australian, awaitTransfer, confirm } from '../../../test/buyer.ts'
import { disagreementsIn } from '../../../test/books.ts'
import { useShop } from '../../../test/shop.ts'
import { orders } from '../../schema/order.ts'
import { sandboxCharges } from '../../schema/payment-provider.ts'
import { samples } from '../../schema/sample.ts'
import { checkouts } from '../../schema/checkout.ts'
import { sweepAwaited } from './end-order.ts'

const shop = useShop()
const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))

/** An order that waits, and windows in which it is paid by card. */
async function awaited(windows: number) {
  const guest = australian(shop)
  const order = await awaitTransfer(shop, guest)
  const keys = times(windows, () => randomUUID())
  for (const checkoutId of keys)
    await guest.ask(checkoutCalls.payOrder, {
      params: { orderKey: order.checkoutId },
      body: { checkoutId, paymentMethod: 'C', expectedTotal: order.totals.total.amount },
    })
  const charged = () =>
    shop.db.$count(sandboxCharges, and(inArray(sandboxCharges.checkoutId, keys), eq(sandboxCharges.status, 'paid')))
  const cancel = () => guest.ask(checkoutCalls.cancelOrder, { params: { orderKey: order.checkoutId }, body: {} })
  const stateNow = async () => {
    const [row] = await shop.db.select().from(orders).where(eq(orders.checkoutId, order.checkoutId))
    return { status: row?.status, kits: await shop.db.$count(samples, eq(samples.orderId, row?.id ?? '')) }
  }
  const expire = () =>
    shop.db
      .update(checkouts)
      .set({ expiresAt: new Date(0) })
      .where(eq(checkouts.id, order.checkoutId))
  return { guest, keys, charged, cancel, expire, stateNow }
}
type Awaiting = Awaited<ReturnType<typeof awaited>>

test('three windows pay one order at once, twice each: one charge', async () => {
  for (const _ of times(6, () => 0)) {
    const { guest, keys, charged, stateNow } = await awaited(3)
    const results = await Promise.allSettled([...keys, ...keys].map((key) => confirm(guest, key)))
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 409 })
    expect(await charged()).toBe(1)
    expect(await stateNow()).toEqual({ status: 'paid', kits: 1 })
  }
})

type Start = () => Promise<unknown>
type Race = { isLate: boolean; paid: string[]; ended: string[]; ends: (order: Awaiting) => Start[] }
const sweep = () => sweepAwaited(shop.services)

/** What races against a payment, and how the order then stands by who came first; cancelled when it is paid, it is refunded. */
const races: Record<string, Race> = {
  cancelled: {
    isLate: false,
    paid: ['paid', 'refunded'],
    ended: ['cancelled'],
    ends: ({ cancel }) => [cancel, cancel],
  },
  expired: { isLate: true, paid: ['paid'], ended: ['expired'], ends: () => [sweep] },
  'cancelled and expired': {
    isLate: true,
    paid: ['paid', 'refunded'],
    ended: ['cancelled', 'expired'],
    ends: ({ cancel }) => [cancel, sweep],
  },
}
const [fewestTurns, mostTurns] = [6, 60]

test.each(Object.entries(races))(
  'paid and %s at once: charged only when it is paid, and either comes first once',
  { timeout: 180_000 },
  async (_, { isLate, paid, ended, ends }) => {
    const firsts: ('payment' | 'end')[] = []
    while (firsts.length < fewestTurns || (firsts.length < mostTurns && new Set(firsts).size < 2)) {
      const order = await awaited(1)
      if (isLate) await order.expire()
      // Who came first last time starts later, from turn to turn by more.
      const later = setTimeout(2 * firsts.length)
      const startBy = (who: (typeof firsts)[number], start: Start) =>
        firsts.at(-1) === who ? later.then(start) : start()
      const results = await Promise.allSettled([
        ...ends(order).map((start) => startBy('end', start)),
        startBy('payment', () => confirm(order.guest, order.keys[0] ?? '')),
      ])
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 409 })
      const { status = '', kits } = await order.stateNow()
      const isPaid = paid.includes(status)
      expect([...paid, ...ended]).toContain(status)
      expect(await order.charged()).toBe(isPaid ? 1 : 0)
      expect(kits).toBe(isPaid ? 1 : 0)
      firsts.push(isPaid ? 'payment' : 'end')
    }
    expect(new Set(firsts)).toEqual(new Set(['payment', 'end']))
  },
)

test('after all that the books agree', async () => {
  await shop.jobs.flush(shop.services)
  expect(await disagreementsIn(shop)).toEqual([])
})
