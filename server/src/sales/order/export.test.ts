import { orderCalls } from '@shop/contract/order'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { australian, buy, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { useShop } from '../../../test/shop.ts'
import { creditNotes } from '../../schema/refund.ts'
import { orders } from '../../schema/order.ts'

const shop = useShop(withDesk)

/** An order of its own day, far from all others. */
async function orderOn(day: string) {
  const order = await buy(shop, australian(shop))
  await shop.db
    .update(orders)
    .set({ placedAt: new Date(`${day}T23:59:59Z`) })
    .where(eq(orders.checkoutId, order.checkoutId))
  return order
}

test('the orders of a period are exported with their taxes, the last day included', async () => {
  const { number, totals, checkoutId } = await orderOn('2031-03-31')
  await orderOn('2031-04-01')
  const { code, output } = await desk(shop, 'export', 'orders', '--from', '2031-03-01', '--to', '2031-03-31')
  expect(code).toBe(0)
  const [head, line, ...more] = output.split('\n')
  expect(more).toEqual([])
  const cells = Object.fromEntries((head ?? '').split(',').map((name, index) => [name, line?.split(',')[index]]))
  const tax = totals.taxes[0]?.amount.amount ?? 0
  expect(cells).toEqual({
    number,
    date: '2031-03-31',
    status: 'paid',
    country: 'AU',
    state: 'NSW',
    currency: 'AUD',
    net: (totals.total.amount - tax).toFixed(2),
    tax: tax.toFixed(2),
    tax_detail: `GST 10% ${tax.toFixed(2)}`,
    gift_cards_sold: '0.00',
    total: totals.total.amount.toFixed(2),
    gift_cards_spent: '0.00',
    paid: totals.total.amount.toFixed(2),
    method: 'C',
    provider: 'sandbox',
    provider_reference: `sandbox_${checkoutId}`,
    is_test: 'yes',
    credits: '',
  })
})

test('a credit note is a line of its day below zero, and orders and credit notes of a refunded order come to nothing', async () => {
  const { number, totals, checkoutId } = await orderOn('2033-05-01')
  await desk(shop, 'refund', number, '--reason', 'Came broken')
  const [order] = await shop.db.select().from(orders).where(eq(orders.checkoutId, checkoutId))
  await shop.db
    .update(creditNotes)
    .set({ issuedAt: new Date('2033-05-02T10:00:00Z') })
    .where(eq(creditNotes.orderId, order?.id ?? ''))
  const { output } = await desk(shop, 'export', 'orders', '--from', '2033-05-01', '--to', '2033-05-02')
  const [sold, credited] = output.split('\n').slice(1)
  expect(sold).toContain(`${number},2033-05-01,refunded,`)
  expect(credited).toMatch(/^CN-\d+,2033-05-02,credited,/)
  expect(credited).toContain(`,-${totals.total.amount.toFixed(2)},`)
  expect(credited).toContain(`,GST 10% -${totals.taxes[0]?.amount.amount.toFixed(2)},`)
  expect(credited).toMatch(new RegExp(`,${number}$`))
})

test('a period without orders has its columns, and one that is none is refused on its field', async () => {
  expect((await desk(shop, 'export', 'orders', '--from', '2032-01-01', '--to', '2032-01-31')).output).toMatch(
    /^number,date,/,
  )
  expect(await desk(shop, 'export', 'orders', '--from', 'yesterday', '--to', '2032-01-31')).toMatchObject({
    code: 1,
    output: expect.stringContaining('from: A day, like 2027-01-31'),
  })
})

test('an admin exports too, and nobody else', async () => {
  const query = { from: '2032-01-01', to: '2032-01-31' }
  const admin = shop.visitor()
  await signIn(shop, admin, 'breeder', { isAdmin: true })
  const file = await admin.fetch('/api/desk/orders/export?from=2032-01-01&to=2032-01-31')
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  const breeder = shop.visitor()
  await signIn(shop, breeder)
  await expect(breeder.ask(orderCalls.exportOrders, { query })).rejects.toMatchObject({ status: 403 })
})
