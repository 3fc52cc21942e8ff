import { cartCalls } from '@shop/contract/cart'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop } from '../../test/shop.ts'

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const settled = async (works: Promise<unknown>[]) =>
  (await Promise.allSettled(works)).filter(({ status }) => status === 'fulfilled').length

test('of twenty clicks on one product exactly one adds it', async () => {
  const visitor = shop.visitor()
  const { sessionId } = await visitor.ask(cartCalls.createCart, { body: {} })
  const click = () => visitor.ask(cartCalls.addItem, { params: { sessionId }, body: { productId: 2002, quantity: 1 } })
  expect(await settled(Array.from({ length: 20 }, click))).toBe(1)
  expect((await visitor.ask(cartCalls.getCart, { params: { sessionId } })).itemCount).toBe(1)
})

test('an upgrade and a regular product at once never share a cart', async () => {
  const visitor = shop.visitor()
  for (let round = 0; round < 10; round++) {
    const { sessionId } = await visitor.ask(cartCalls.createCart, { body: {} })
    const put = (productId: number) =>
      visitor.ask(cartCalls.addItem, { params: { sessionId }, body: { productId, quantity: 1 } })
    expect(await settled([put(601), put(2002), put(602), put(2003)])).toBe(2)
    const { items } = await visitor.ask(cartCalls.getCart, { params: { sessionId } })
    expect(new Set(items.map(({ product }) => product.id >= 600 && product.id < 700)).size).toBe(1)
  }
})
