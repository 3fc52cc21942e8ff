import { type Cart, cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { australian, type Browser, checkoutBody, confirm, fillCart } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { prices } from '../../schema/product.ts'

const shop = useShop()

/** As the desk does it by another process: this one does not hear of it until it is let. */
async function raiseElsewhere({ items: [item] }: Cart) {
  const moment = new Date()
  const [before] = await shop.db
    .update(prices)
    .set({ validUntil: moment })
    .where(and(eq(prices.productId, item?.product.id ?? 0), eq(prices.currency, 'AUD'), isNull(prices.validUntil)))
    .returning()
  if (!before) throw new Error('No price')
  const { productId, currency, amount } = before
  await shop.db.insert(prices).values({ productId, currency, amount: amount + 100, validFrom: moment })
}

const read = (browser: Browser, { sessionId }: Cart) => browser.ask(cartCalls.getCart, { params: { sessionId } })
const order = (browser: Browser, cart: Cart) => {
  const body = checkoutBody(cart)
  return browser.ask(checkoutCalls.createOrder, { body }).then(() => body.checkoutId)
}

test('a process that has not heard of a new price shows the earlier one, and charges it nobody', async () => {
  const browser = australian(shop)
  const cart = await fillCart(shop, browser)
  await raiseElsewhere(cart)
  const behind = await read(browser, cart)
  expect(behind.totals.total).toEqual(cart.totals.total)
  const dearer = cart.totals.total.amount + 1
  await expect(order(browser, behind)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining(`The total is now $${dearer.toFixed(2)}`),
  })
  await shop.services.catalogue.refresh()
  const heard = await read(browser, cart)
  expect(heard.totals.total.amount).toBe(dearer)
  expect(await confirm(browser, await order(browser, heard))).toMatchObject({
    status: 'paid',
    totals: { total: { amount: dearer } },
  })
})

test('nor for an order that was made before the change', async () => {
  const browser = australian(shop)
  const cart = await fillCart(shop, browser)
  const checkoutId = await order(browser, cart)
  await raiseElsewhere(cart)
  await expect(confirm(browser, checkoutId)).rejects.toMatchObject({ status: 409 })
})
