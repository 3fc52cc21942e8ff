import { cartCalls } from '@shop/contract/cart'
import { expect, test } from 'vitest'
import { useShop } from '../../test/shop.ts'
import { inTabs } from '../../test/tabs.ts'

const shop = useShop()

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

test('coupons that two tabs apply at once are both in the cart', async () => {
  const visitor = shop.visitor()
  for (let round = 0; round < 10; round++) {
    const { sessionId } = await visitor.ask(cartCalls.createCart, { body: {} })
    await inTabs(['WELCOME10', 'LITTER20'], (coupon) =>
      visitor.ask(cartCalls.applyCoupon, { params: { sessionId, coupon } }),
    )
    const { coupons } = await visitor.ask(cartCalls.getCart, { params: { sessionId } })
    expect(coupons.map(({ code }) => code).toSorted()).toEqual(['LITTER20', 'WELCOME10'])
  }
})

test('an answer is the cart as its own change left it, whatever another tab does next', async () => {
  const visitor = shop.visitor()
  const { sessionId } = await visitor.ask(cartCalls.createCart, { body: {} })
  const added = await visitor.ask(cartCalls.addItem, {
    params: { sessionId },
    body: { productId: 2002, quantity: 1 },
  })
  const params = { sessionId, cartItemId: added.items[0]?.id ?? '' }
  for (let round = 0; round < 5; round++) {
    const quantities = await inTabs([1, 2, 3, 4, 5, 6, 7, 8], (quantity) =>
      visitor.ask(cartCalls.updateItem, { params, body: { productId: 2002, quantity } }),
    )
    for (const { change, reply } of quantities) expect(reply.items[0]?.quantity).toBe(change)
    const points = await inTabs([1, 2, 3, 4, 5, 6, 7, 8], (wanted) =>
      visitor.ask(cartCalls.updateCart, { params: { sessionId }, body: { email: `tab${wanted}@example.org` } }),
    )
    for (const { change, reply } of points) expect(reply.email).toBe(`tab${change}@example.org`)
  }
})
