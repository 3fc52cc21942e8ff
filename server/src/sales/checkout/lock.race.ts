import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { australian, checkoutBody, confirm, fillCart } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { cartItems, carts } from '../../schema/cart.ts'

const shop = useShop()

/** How many statements wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = (await shop.db.execute(
    sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )) as { rows: { count: number }[] }
  return rows[0]?.count ?? 0
}

test('a checkout that waits for another tab is of what that leaves in the cart', async () => {
  const browser = australian(shop)
  const cart = await fillCart(shop, browser)
  const params = { sessionId: cart.sessionId }
  const body = { productId: 2003, quantity: 1 }
  const both = await browser.ask(cartCalls.addItem, { params, body })
  const added = both.items.find(({ product }) => product.id === 2003)
  await browser.ask(cartCalls.deleteItem, { params: { ...params, cartItemId: added?.id ?? '' } })

  const order = checkoutBody(both)
  let making: Promise<unknown> | undefined
  await shop.db.transaction(async (tx) => {
    await tx.update(carts).set({ updatedAt: new Date() }).where(eq(carts.id, cart.sessionId))
    await tx.insert(cartItems).values({ cartId: cart.sessionId, ...body })
    making = browser.ask(checkoutCalls.createOrder, { body: order })
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 20_000, interval: 20 })
  })
  await making
  expect(await confirm(browser, order.checkoutId)).toMatchObject({
    status: 'paid',
    totals: { total: both.totals.total },
  })
})
