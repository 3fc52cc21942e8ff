import { orderCalls } from '@shop/contract/order'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { australian, buy, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { checkouts } from '../../schema/checkout.ts'
import { orders } from '../../schema/order.ts'

const shop = useShop()

test('the order history comes in pages, newest first, all or only paid or unpaid (orders-1)', async () => {
  const browser = australian(shop)
  await signIn(shop, browser)
  const paid = [await buy(shop, browser), await buy(shop, browser)]
  const waiting = await buy(shop, browser, { paymentMethod: 'EFT' })
  const numbersOf = async (query: { paid?: string; page?: string; size?: string }) => {
    const { results, count, next, previous } = await browser.ask(orderCalls.listOrderHistory, { query })
    return { numbers: results.map(({ number }) => number), count, next, previous }
  }
  const [first = '', second = ''] = paid.map(({ number }) => number)
  expect(await numbersOf({ size: '2' })).toEqual({
    numbers: [waiting.number, second],
    count: 3,
    next: 2,
    previous: null,
  })
  expect(await numbersOf({ size: '2', page: '2' })).toEqual({ numbers: [first], count: 3, next: null, previous: 1 })
  expect((await numbersOf({ paid: 'true' })).numbers).toEqual([second, first])
  expect((await numbersOf({ paid: 'false' })).numbers).toEqual([waiting.number])
})

test('pending orders come in pages of twenty, those that wait or those that are paid', async () => {
  const browser = australian(shop)
  const user = await signIn(shop, browser)
  const paid = await buy(shop, browser)
  const waiting = await buy(shop, browser, { paymentMethod: 'EFT' })
  const listOf = async (query: { paid?: string; page?: string }) => {
    const { results, next, previous } = await browser.ask(orderCalls.listPendingOrders, { query })
    return { numbers: results.map(({ number }) => number), next, previous }
  }
  const whole = { next: null, previous: null }
  expect(await listOf({})).toEqual({ numbers: [waiting.number], ...whole })
  expect(await listOf({ paid: 'false' })).toEqual({ numbers: [waiting.number], ...whole })
  expect(await listOf({ paid: 'true' })).toEqual({ numbers: [paid.number], ...whole })
  const [order] = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.number, waiting.number ?? ''))
  const [checkout] = await shop.db
    .select()
    .from(checkouts)
    .where(eq(checkouts.id, order?.checkoutId ?? ''))
  if (!order || !checkout) throw new Error('No order')
  for (let at = 0; at < 20; at++) {
    const checkoutId = randomUUID()
    await shop.db.insert(checkouts).values({ ...checkout, id: checkoutId, number: `KP-9000${at}` })
    await shop.db
      .insert(orders)
      .values({ ...order, id: randomUUID(), number: `KP-9000${at}`, checkoutId, userId: user.id, paymentRef: null })
  }
  expect(await listOf({ paid: 'false' })).toMatchObject({ numbers: { length: 20 }, next: 2, previous: null })
  expect(await listOf({ paid: 'false', page: '2' })).toMatchObject({ numbers: { length: 1 }, next: null, previous: 1 })
})
