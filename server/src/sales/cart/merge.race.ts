import { cartCalls } from '@shop/contract/cart'
import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { australian, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { cartItems, carts } from '../../schema/cart.ts'

const shop = useShop()

async function cartOf(browser: ReturnType<typeof australian>, productIds: number[]) {
  const { sessionId } = await browser.ask(cartCalls.createCart, { body: { country: 'AU' } })
  for (const productId of productIds)
    await browser.ask(cartCalls.addItem, { params: { sessionId }, body: { productId, quantity: 1 } })
  return sessionId
}

/** A user with a cart, and so many browsers in which they log in at once, each with a guest's cart of its own. */
async function returning(...guests: number[][]) {
  const phone = australian(shop)
  const user = await signIn(shop, phone)
  const old = await cartOf(phone, [2002, 2003])
  const browsers = []
  for (const productIds of guests) {
    const browser = australian(shop)
    const sessionId = await cartOf(browser, productIds)
    browser.cookies.set('session', phone.cookies.get('session') ?? '')
    browsers.push({ sessionId, merge: () => browser.ask(cartCalls.mergeCart, { params: { sessionId }, body: {} }) })
  }
  const open = () =>
    shop.db
      .select({ cartId: carts.id, productId: cartItems.productId })
      .from(carts)
      .innerJoin(cartItems, eq(cartItems.cartId, carts.id))
      .where(and(eq(carts.userId, user.id), isNull(carts.orderedAt)))
  const [browser] = browsers
  if (!browser) throw new Error('No browser')
  return { phone, old, browser, browsers, open }
}
const sorted = (rows: { productId: number }[]) => rows.map(({ productId }) => productId).toSorted((a, b) => a - b)

test('ten merges of one cart at once: one cart, nothing doubled, nothing lost', async () => {
  for (let round = 0; round < 5; round++) {
    const { browser, open } = await returning([2003, 2004])
    const replies = await Promise.all(Array.from({ length: 10 }, () => browser.merge()))
    for (const reply of replies) expect(reply.cart?.sessionId).toBe(browser.sessionId)
    const rows = await open()
    expect(new Set(rows.map(({ cartId }) => cartId))).toEqual(new Set([browser.sessionId]))
    expect(sorted(rows)).toEqual([2002, 2003, 2004])
  }
})

test('logins in two browsers at once: one cart, nothing doubled, nothing lost', async () => {
  for (let round = 0; round < 10; round++) {
    const { browsers, open } = await returning([2003, 2004], [2004, 2005])
    await Promise.all(browsers.map(({ merge }) => merge()))
    const rows = await open()
    expect(new Set(rows.map(({ cartId }) => cartId)).size).toBe(1)
    expect(sorted(rows)).toEqual([2002, 2003, 2004, 2005])
  }
})

test('what is put into either cart meanwhile is in a cart afterwards, or was refused', async () => {
  for (let round = 0; round < 10; round++) {
    const { phone, old, browser, open } = await returning([2004])
    const [, added] = await Promise.allSettled([
      browser.merge(),
      phone.ask(cartCalls.addItem, { params: { sessionId: old }, body: { productId: 2005, quantity: 1 } }),
    ])
    const expected = added.status === 'fulfilled' ? [2002, 2003, 2004, 2005] : [2002, 2003, 2004]
    if (added.status === 'rejected') expect(added.reason).toMatchObject({ status: 404 })
    expect(sorted(await open())).toEqual(expected)
  }
})

test('logins in many browsers at once: each is answered with the cart as its own login made it', async () => {
  const guests = Array.from({ length: 14 }, (_, index) => [2004 + index])
  const { browsers, open } = await returning(...guests)
  const replies = await Promise.all(browsers.map(({ merge }) => merge()))
  for (const [index, { cart }] of replies.entries())
    expect(cart?.items.map(({ product }) => product.id)).toEqual(expect.arrayContaining(guests[index] ?? []))
  expect(sorted(await open())).toEqual([2002, 2003, ...guests.flat()])
})
