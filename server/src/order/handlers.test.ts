import { randomUUID } from 'node:crypto'
import { checkoutCalls } from '@shop/contract/checkout'
import { orderCalls } from '@shop/contract/order'
import { expect, test } from 'vitest'
import { australian, buy, checkoutBody, confirm, fillCart, signIn } from '../../test/buyer.ts'
import { useShop } from '../../test/shop.ts'
import { loyaltyEntries } from '../loyalty/tables.ts'

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

test('what chosen pending orders come to, and the points that could go towards it (orders-1)', async () => {
  const browser = australian(shop)
  const user = await signIn(shop, browser)
  // Two at once: after the first, code 79 would refuse the second.
  const bodies = [
    checkoutBody(await fillCart(shop, browser), { paymentMethod: 'EFT' }),
    checkoutBody(await fillCart(shop, browser, { kits: 2 }), { paymentMethod: 'EFT' }),
  ]
  for (const body of bodies) await browser.ask(checkoutCalls.createOrder, { body })
  for (const { checkoutId } of bodies) await confirm(browser, checkoutId, 'eft')
  await shop.db.insert(loyaltyEntries).values({ userId: user.id, points: 700, reason: 'Gift', cause: randomUUID() })
  const { results } = await browser.ask(orderCalls.listPendingOrders)
  expect(results).toHaveLength(2)
  const due = async (numbers: string[], points?: string) => {
    const query = { orderIds: numbers.join(','), ...(points && { loyaltyPoints: points }) }
    const { amount, loyaltyPoints } = await browser.ask(orderCalls.getPendingPayment, { query })
    return { cents: Math.round(amount.amount * 100), loyaltyPoints }
  }
  const cents = results.map(({ totals }) => Math.round(totals.total.amount * 100))
  const [one = 0, other = 0] = cents
  expect(await due(results.map(({ number }) => number))).toEqual({ cents: one + other, loyaltyPoints: 700 })
  expect(await due([results[0]?.number ?? ''])).toEqual({ cents: one, loyaltyPoints: 700 })
  expect(await due([results[1]?.number ?? ''], '500')).toEqual({ cents: other - 500, loyaltyPoints: 700 })
})
