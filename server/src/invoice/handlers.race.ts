import { checkoutCalls } from '@shop/contract/checkout'
import { invoiceCalls } from '@shop/contract/invoice'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { australian, checkoutBody, confirm, fillCart, signIn } from '../../test/buyer.ts'
import { addInvoice, paymentBody } from '../../test/invoices.ts'
import { useShop } from '../../test/shop.ts'
import { invoices } from './tables.ts'
import { orders } from '../order/tables.ts'
import { sandboxCharges } from '../payment-provider/tables.ts'

const shop = useShop()

const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
const total = { amount: 50, currency: 'AUD' as const, label: '' }

/** A vet with open invoices of 50 dollars each. */
async function practice(count: number) {
  const vet = australian(shop)
  const { id: userId } = await signIn(shop, vet, 'vet')
  const ids = await Promise.all(times(count, () => addInvoice(shop, userId)))
  /** A window in which these are to be paid: its payment's key. */
  const openWindow = async (chosen: string[]) => {
    const body = paymentBody(chosen.map((id) => ({ id, total })))
    await vet.ask(invoiceCalls.payInvoices, { body })
    return body.checkoutId
  }
  return { vet, ids, openWindow }
}

const charged = async (checkoutIds: string[]) => {
  const rows = await shop.db
    .select({ amount: sandboxCharges.amount })
    .from(sandboxCharges)
    .where(and(inArray(sandboxCharges.checkoutId, checkoutIds), eq(sandboxCharges.status, 'paid')))
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}
const paidOf = (ids: string[]) => shop.db.$count(invoices, and(inArray(invoices.id, ids), isNotNull(invoices.paidAt)))

test('twenty presses of one payment at once: one charge, one receipt', async () => {
  const { vet, ids, openWindow } = await practice(2)
  const checkoutId = await openWindow(ids)
  const sent = shop.jobs.sent.length
  const replies = await Promise.all(times(20, () => confirm(vet, checkoutId)))
  for (const { status } of replies) expect(status).toBe('paid')
  expect(await charged([checkoutId])).toBe(10_000)
  expect(await paidOf(ids)).toBe(2)
  expect(shop.jobs.sent.slice(sent)).toEqual([{ name: 'receipt', data: { checkoutId } }])
})

test('two windows pay one invoice at once: it is charged once', async () => {
  for (const _ of times(8, () => 0)) {
    const { vet, ids, openWindow } = await practice(1)
    const windows = [await openWindow(ids), await openWindow(ids)]
    const results = await Promise.allSettled(windows.map((checkoutId) => confirm(vet, checkoutId)))
    const paid = results.filter((result) => result.status === 'fulfilled' && result.value.status === 'paid')
    expect(paid).toHaveLength(1)
    expect(await charged(windows)).toBe(5000)
    expect(await paidOf(ids)).toBe(1)
  }
})

test('windows whose invoices overlap, declined cards and the sweep among them: what is charged is what is paid', async () => {
  for (const _ of times(6, () => 0)) {
    const { vet, ids, openWindow } = await practice(3)
    const [a = '', b = '', c = ''] = ids
    const windows = await Promise.all(
      [
        [a, b],
        [b, c],
        [c, a],
        [a, b, c],
      ].map(openWindow),
    )
    const results = await Promise.allSettled([
      ...windows.map((checkoutId) => confirm(vet, checkoutId)),
      ...windows.map((checkoutId) => confirm(vet, checkoutId, 'tok_chargeDeclined')),
      shop.services.jobs.send('sweep', {}).then(() => shop.jobs.flush(shop.services)),
    ])
    // Refused with a message, never by a deadlock.
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 409 })
    expect(await charged(windows)).toBe((await paidOf(ids)) * 5000)
  }
})

test('ten presses of one order on account: one invoice', async () => {
  const vet = australian(shop)
  const { id: userId } = await signIn(shop, vet, 'vet')
  const body = checkoutBody(await fillCart(shop, vet))
  await Promise.all(times(10, () => vet.ask(checkoutCalls.createOrder, { body })))
  expect(await shop.db.$count(orders, eq(orders.userId, userId))).toBe(1)
  expect((await vet.ask(invoiceCalls.listInvoices)).count).toBe(1)
})
