import { authCalls } from '@shop/contract/auth'
import { cartCalls } from '@shop/contract/cart'
import { orderCalls } from '@shop/contract/order'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxCharges } from '../src/schema/payment-provider.ts'
import { openAccount, passphrase, requestPasswordReset } from './account.ts'
import { buy, fillCart } from './buyer.ts'
import { copyOfPostgres, newVisitor, openShop, type Shop } from './shop.ts'

// What limits, jobs, the catalogue and photos share has tests beside each of them.
let shops: readonly [Shop, Shop]
beforeAll(async () => {
  const settings = { DATABASE_URL: await copyOfPostgres(), AUTH_REQUESTS_PER_MINUTE: '1000' }
  shops = [await openShop(settings), await openShop(settings)]
})
afterAll(() => Promise.all(shops.map((shop) => shop.close())))

/** A browser each of whose requests goes to another process than the one before. */
function balanced() {
  let count = 0
  const request = (path: string, init: RequestInit) => (shops[count++ % 2] ?? shops[0]).app.request(path, init)
  return newVisitor({ request }, { 'x-country-code': 'AU' })
}

test('whoever logs in, fills a cart, pays and logs out meets one shop', async () => {
  const [one, other] = shops
  const { email } = await openAccount(one)
  const browser = balanced()
  await browser.ask(authCalls.login, { body: { username: email, password: passphrase } })
  for (const _ of shops) expect(await browser.ask(authCalls.getMyDetails)).toMatchObject({ email })
  const { checkoutId } = await buy(other, browser)
  for (const _ of shops) expect((await browser.ask(orderCalls.listOrderHistory)).count).toBe(1)
  expect(await one.db.$count(sandboxCharges, eq(sandboxCharges.checkoutId, checkoutId))).toBe(1)
  const session = browser.cookies.get('session') ?? ''
  await browser.ask(authCalls.logout)
  for (const shop of shops)
    await expect(shop.visitor({ cookie: `session=${session}` }).ask(authCalls.getMyDetails)).rejects.toMatchObject({
      status: 401,
    })
})

test('the same press on two processes at once is one line of the cart', async () => {
  const browser = balanced()
  const { sessionId } = await fillCart(shops[0], browser)
  const body = { productId: 2003, quantity: 1 }
  const presses = [1, 2, 3, 4].map(() => browser.ask(cartCalls.addItem, { params: { sessionId }, body }))
  const settled = await Promise.allSettled(presses)
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const _ of shops) {
    const { items } = await browser.ask(cartCalls.getCart, { params: { sessionId } })
    expect(items.filter(({ product }) => product.id === 2003).map(({ quantity }) => quantity)).toEqual([1])
  }
})

test('a link of a mail is used up for all of them', async () => {
  const [one, other] = shops
  const { email } = await openAccount(one)
  const token = await requestPasswordReset(one, email)
  const reset = (shop: Shop, password: string) =>
    shop.visitor().ask(authCalls.resetPassword, { body: { token, password } })
  await reset(other, 'five lazy whippets snore')
  await expect(reset(one, 'six lazy whippets snore')).rejects.toMatchObject({ status: 404 })
})
