import { type Cart, cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { orderCalls } from '@shop/contract/order'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { australian, type Browser, checkoutBody, confirm, fillCart, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { carts } from '../../schema/cart.ts'

const shop = useShop()

const [collie, tremor, factor] = [2002, 2003, 2006]
const add = (browser: Browser, sessionId: string, productId: number) =>
  browser.ask(cartCalls.addItem, { params: { sessionId }, body: { productId, quantity: 1 } })
const get = (browser: Browser, sessionId: string) => browser.ask(cartCalls.getCart, { params: { sessionId } })
const orderOf = (browser: Browser, checkoutId: string) => browser.ask(orderCalls.getOrder, { params: { checkoutId } })
async function begun(browser: Browser) {
  const cart = await fillCart(shop, browser)
  const body = checkoutBody(cart)
  await browser.ask(checkoutCalls.createOrder, { body })
  await browser.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })
  return { cart, checkoutId: body.checkoutId }
}

test.each(['a guest', 'somebody logged in'])(
  'what %s adds in another tab after the payment began is in no order, and waits in the next cart',
  async (who) => {
    const browser = australian(shop)
    if (who !== 'a guest') await signIn(shop, browser)
    const { cart, checkoutId } = await begun(browser)
    const [bought] = cart.items
    await add(browser, cart.sessionId, collie)
    await browser.ask(cartCalls.updateItem, {
      params: { sessionId: cart.sessionId, cartItemId: bought?.id ?? '' },
      body: { productId: bought?.product.id ?? 0, quantity: 3 },
    })
    expect(await confirm(browser, checkoutId)).toMatchObject({ status: 'paid', totals: cart.totals })

    expect(await orderOf(browser, checkoutId)).toMatchObject({
      items: [{ product: { id: bought?.product.id }, quantity: 1 }],
      keptItems: 3,
    })
    // By the id that this browser has.
    const next = await get(browser, cart.sessionId)
    expect(next.sessionId).not.toBe(cart.sessionId)
    expect(next.items.map(({ product, quantity }) => [product.id, quantity])).toEqual(
      expect.arrayContaining([
        [collie, 1],
        [bought?.product.id, 2],
      ]),
    )
    expect(next).toMatchObject({ orderId: null, coupons: [], itemCount: 3 })
    // It can still be filled by either id, and is bought like any other.
    await add(browser, cart.sessionId, tremor)
    await add(browser, next.sessionId, factor)
    const body = checkoutBody(
      await browser.ask(cartCalls.priceCart, {
        params: { sessionId: cart.sessionId },
        query: { shippingMethod: '1' },
      }),
    )
    await browser.ask(checkoutCalls.createOrder, { body })
    expect((await confirm(browser, body.checkoutId)).status).toBe('paid')
    expect((await orderOf(browser, checkoutId)).keptItems).toBe(0)
    await expect(get(browser, cart.sessionId)).rejects.toMatchObject({ status: 404 })
  },
)

test('where nothing was added there is no next cart', async () => {
  const browser = australian(shop)
  const { cart, checkoutId } = await begun(browser)
  await confirm(browser, checkoutId)
  expect((await orderOf(browser, checkoutId)).keptItems).toBe(0)
  await expect(get(browser, cart.sessionId)).rejects.toMatchObject({ status: 404 })
})

test('a next cart is its owner’s alone', async () => {
  const browser = australian(shop)
  await signIn(shop, browser)
  const { cart, checkoutId } = await begun(browser)
  await add(browser, cart.sessionId, collie)
  await confirm(browser, checkoutId)
  const another = australian(shop)
  await expect(get(another, cart.sessionId)).rejects.toMatchObject({ status: 404 })
  await signIn(shop, another)
  await expect(get(another, cart.sessionId)).rejects.toMatchObject({ status: 404 })
})

test('tabs that add while the payment is confirmed: each item that was answered is in the order or in the next cart, once', async () => {
  for (let round = 0; round < 12; round++) {
    const browser = australian(shop)
    const { cart, checkoutId } = await begun(browser)
    const wanted = [collie, tremor, factor]
    const [first = collie, ...rest] = wanted
    // In every second round one is there before, so that there is a next cart in any case.
    const before = round % 2 ? [first] : []
    for (const id of before) await add(browser, cart.sessionId, id)
    const racing = round % 2 ? rest : wanted
    const [paid, ...added] = await Promise.allSettled([
      confirm(browser, checkoutId),
      ...racing.map((id) => add(browser, cart.sessionId, id)),
    ])
    expect(paid).toMatchObject({ status: 'fulfilled', value: { status: 'paid', totals: cart.totals } })
    const answered = [...before, ...racing.filter((_, index) => added[index]?.status === 'fulfilled')]
    for (const one of added) if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 404 })
    if (before.length) expect(added.every(({ status }) => status === 'fulfilled')).toBe(true)
    const { items, keptItems } = await orderOf(browser, checkoutId)
    expect(items.map(({ id }) => id)).toEqual(cart.items.map(({ id }) => id))
    const next = await get(browser, cart.sessionId).catch(() => null)
    expect((next?.items ?? []).map(({ product }) => product.id).toSorted((a, b) => a - b)).toEqual(
      answered.toSorted((a, b) => a - b),
    )
    expect(keptItems).toBe(answered.length)
  }
})

test('what is added while the cart is locked by a payment that orders it goes into the cart that continues it', async () => {
  const browser = australian(shop)
  const { sessionId } = await fillCart(shop, browser)
  const waiting = async () => {
    const { rows } = (await shop.db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )) as { rows: unknown[] }
    return rows.length
  }
  let adding: Promise<Cart> | undefined
  await shop.db.transaction(async (tx) => {
    await tx.update(carts).set({ orderedAt: new Date() }).where(eq(carts.id, sessionId))
    adding = add(browser, sessionId, collie)
    await expect.poll(waiting).toBe(1)
    await tx.insert(carts).values({ currency: 'AUD', country: 'AU', continuesId: sessionId })
  })
  expect((await adding)?.items.map(({ product }) => product.id)).toEqual([collie])
})
