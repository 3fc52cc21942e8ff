import { checkoutCalls } from '@shop/contract/checkout'
import { giftCardCalls } from '@shop/contract/gift-card'
import { orderCalls } from '@shop/contract/order'
import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { disagreementsIn } from '../../../test/books.ts'
import { australian, checkoutBody, confirm, fillCart } from '../../../test/buyer.ts'
import { giftCardOf, payWith } from '../../../test/gift-cards.ts'
import { useShop } from '../../../test/shop.ts'
import { sandboxCharges } from '../../schema/payment-provider.ts'
import { sweepGiftCards } from './issue.ts'
import { voidGiftCards } from './spend.ts'
import { dayMs } from '../../platform/values/days.ts'
import { sweepQueue } from '../../platform/jobs/queues.ts'

const shop = useShop({ TRUST_PROXY: '1' })

const left = async (code: string) =>
  (await shop.visitor().ask(giftCardCalls.checkGiftCard, { body: { code } })).balance.amount

/** A window with an order placed that these cards pay a part of, not charged yet. */
async function openWindow(...codes: string[]) {
  const browser = australian(shop)
  let cart = await fillCart(shop, browser)
  for (const code of codes) cart = await payWith(browser, cart, code)
  const body = checkoutBody(cart)
  await browser.ask(checkoutCalls.createOrder, { body })
  return { browser, checkoutId: body.checkoutId, due: Math.round(cart.totals.total.amount * 100) }
}
type Window = Awaited<ReturnType<typeof openWindow>>

const chargedFor = async (windows: Window[]) => {
  const ids = windows.map(({ checkoutId }) => checkoutId)
  const rows = await shop.db.select().from(sandboxCharges).where(inArray(sandboxCharges.checkoutId, ids))
  return rows.filter(({ status }) => status === 'paid')
}

test('eight orders want the balance of one card at once: one gets it, the others are charged nothing', async () => {
  const { code } = await giftCardOf(shop, australian(shop))
  const windows = await Promise.all(Array.from({ length: 8 }, () => openWindow(code)))
  const results = await Promise.allSettled(windows.map(({ browser, checkoutId }) => confirm(browser, checkoutId)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ status: 409, message: expect.stringContaining('Nothing was charged') })
  expect(await chargedFor(windows)).toHaveLength(1)
  expect(await left(code)).toBe(0)
  expect(await disagreementsIn(shop)).toEqual([])
})

test('orders that share several cards in any order do not deadlock, and what is declined comes back', async () => {
  for (let round = 0; round < 4; round++) {
    const buyOne = () => giftCardOf(shop, australian(shop), { amount: 25 })
    const [a, b, c] = [(await buyOne()).code, (await buyOne()).code, (await buyOne()).code]
    const windows = await Promise.all(
      [
        [a, b],
        [b, a],
        [c, b],
        [b, c, a],
      ].map((codes) => openWindow(...codes)),
    )
    const results = await Promise.allSettled(
      windows.flatMap(({ browser, checkoutId }, index) => [
        confirm(browser, checkoutId, index % 2 ? 'tok_visa' : 'tok_chargeDeclined'),
        shop.services.jobs.send(sweepQueue, {}).then(() => shop.jobs.flush(shop.services)),
      ]),
    )
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 409 })
    // What went through is what the cards paid.
    const orders = await Promise.all(
      windows.map(({ browser, checkoutId }) => browser.ask(orderCalls.getOrder, { params: { checkoutId } })),
    )
    const paid = orders
      .filter(({ status }) => status === 'paid')
      .reduce((sum, { totals }) => sum + (totals.giftCards?.amount ?? 0), 0)
    const rest = (await left(a)) + (await left(b)) + (await left(c))
    expect(rest + paid).toBe(75)
    expect(await disagreementsIn(shop)).toEqual([])
  }
})

test('a card that is cancelled while it is spent is one of both', async () => {
  for (let round = 0; round < 6; round++) {
    const { code, order } = await giftCardOf(shop, australian(shop))
    const window = await openWindow(code)
    const items = order.items.map(({ id }) => id)
    const [paid, voided] = await Promise.allSettled([
      confirm(window.browser, window.checkoutId),
      shop.db.transaction((tx) => voidGiftCards(tx, order.checkoutId, items)),
    ])
    expect([paid.status, voided.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await left(code)).toBe(0)
    expect(await disagreementsIn(shop)).toEqual([])
  }
})

test('many sweeps at once mail a card once', async () => {
  const day = new Date(Date.now() + 5 * dayMs).toISOString().slice(0, 10)
  await giftCardOf(shop, australian(shop), { sendOn: day })
  const sent = shop.jobs.sent.length
  const then = new Date(Date.now() + 7 * dayMs)
  await Promise.all(Array.from({ length: 10 }, () => sweepGiftCards(shop.services, then)))
  expect(shop.jobs.sent.slice(sent).filter(({ name }) => name === 'gift-card')).toHaveLength(1)
})
