import { randomUUID } from 'node:crypto'
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
import { sweepQueue } from '../../platform/jobs/queues.ts'

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
  return { guest, order, keys, charged, cancel, stateNow }
}

test('three windows pay one order at once, twice each: one charge', async () => {
  for (const _ of times(6, () => 0)) {
    const { guest, keys, charged, stateNow } = await awaited(3)
    const results = await Promise.allSettled([...keys, ...keys].map((key) => confirm(guest, key)))
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 409 })
    expect(await charged()).toBe(1)
    expect(await stateNow()).toEqual({ status: 'paid', kits: 1 })
  }
})

test(
  'paid, cancelled and expired at once: it is one of them, and charged only when it is paid; cancelled then, it is refunded',
  { timeout: 120_000 },
  async () => {
    const seen = new Set<string>()
    for (const turn of times(12, (index) => index)) {
      const { guest, order, keys, charged, cancel, stateNow } = await awaited(1)
      if (turn % 3 === 0)
        await shop.db
          .update(checkouts)
          .set({ expiresAt: new Date(0) })
          .where(eq(checkouts.id, order.checkoutId))
      const pay = () => confirm(guest, keys[0] ?? '')
      const sweep = () => shop.services.jobs.send(sweepQueue, {}).then(() => shop.jobs.flush(shop.services))
      const results = await Promise.allSettled(
        turn % 2 ? [pay(), cancel(), cancel(), sweep()] : [cancel(), pay(), sweep()],
      )
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 409 })
      const { status, kits } = await stateNow()
      const isPaid = status === 'paid' || status === 'refunded'
      expect(await charged()).toBe(isPaid ? 1 : 0)
      expect(kits).toBe(isPaid ? 1 : 0)
      seen.add(status ?? '')
    }
    expect([...seen].every((status) => ['paid', 'cancelled', 'expired', 'refunded'].includes(status))).toBe(true)
  },
)

test('after all that the books agree', async () => {
  await shop.jobs.flush(shop.services)
  expect(await disagreementsIn(shop)).toEqual([])
})
