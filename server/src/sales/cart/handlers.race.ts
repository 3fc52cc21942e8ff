import { cartCalls, type ItemAdd } from '@shop/contract/cart'
import { expect, test } from 'vitest'
import { signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { inTabs } from '../../../test/tabs.ts'
import { addTo, reportedSample, upgradeOf } from '../../../test/upgrades.ts'

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
  const browser = shop.visitor()
  const user = await signIn(shop, browser)
  for (let round = 0; round < 10; round++) {
    const { sessionId } = await browser.ask(cartCalls.createCart, { body: {} })
    const [one, other] = [await reportedSample(shop, user.id), await reportedSample(shop, user.id)]
    const put = (item: ItemAdd) => addTo(browser, { sessionId }, item)
    const plain = (productId: number): ItemAdd => ({ productId, quantity: 1, metaData: undefined })
    expect(
      await settled([put(upgradeOf(one, 602)), put(plain(2002)), put(upgradeOf(other, 602)), put(plain(2003))]),
    ).toBe(2)
    const { items } = await browser.ask(cartCalls.getCart, { params: { sessionId } })
    expect(new Set(items.map(({ metaData }) => metaData.isUpgradeTests === true)).size).toBe(1)
  }
})

test('of twenty clicks on one upgrade of two animals each is added once', async () => {
  const browser = shop.visitor()
  const user = await signIn(shop, browser)
  const { sessionId } = await browser.ask(cartCalls.createCart, { body: {} })
  const both = [await reportedSample(shop, user.id), await reportedSample(shop, user.id)]
  const clicks = Array.from({ length: 20 }, (_, index) => both[index % 2]).flatMap((sample) => sample ?? [])
  expect(await settled(clicks.map((sample) => addTo(browser, { sessionId }, upgradeOf(sample, 2002))))).toBe(2)
})

test('two lines that take one patient’s name at once: one of them gets it', async () => {
  const vet = shop.visitor()
  await signIn(shop, vet, 'vet')
  for (let round = 0; round < 5; round++) {
    const { sessionId } = await vet.ask(cartCalls.createCart, { body: {} })
    const name = (cartItemId: string, animalName: string) =>
      vet.ask(cartCalls.updateItem, {
        params: { sessionId, cartItemId },
        body: { productId: 969, quantity: 1, animalName },
      })
    const add = () => addTo(vet, { sessionId }, { productId: 969, quantity: 1, metaData: undefined })
    const [first] = (await add()).items
    await name(first?.id ?? '', 'Juno')
    const [, second] = (await add()).items
    expect(await settled([name(first?.id ?? '', 'Bess'), name(second?.id ?? '', 'Bess')])).toBe(1)
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

test('a change that waits for other tabs answers with what they put in', async () => {
  const visitor = shop.visitor()
  const { sessionId } = await visitor.ask(cartCalls.createCart, { body: {} })
  const products = [2002, 2003, 2004, 2005, 2006, 2007]
  const replies = await inTabs(products, (productId) => addTo(visitor, { sessionId }, { productId, quantity: 1 }))
  expect(replies.map(({ reply }) => reply.items.length).toSorted((a, b) => a - b)).toEqual(
    products.map((_, index) => index + 1),
  )
})

test('an offer that several tabs take and undo at once is taken or it is not: no test is lost or there twice', async () => {
  const visitor = shop.visitor({ 'accept-language': 'en-US' })
  const { sessionId } = await visitor.ask(cartCalls.createCart, { body: { country: 'US' } })
  const tests = [2002, 2003, 2005]
  for (const productId of tests)
    await addTo(visitor, { sessionId }, { productId, quantity: 1, metaData: { breedId: 200_193 } })
  const get = () => visitor.ask(cartCalls.getCart, { params: { sessionId } })
  const offerId = (await get()).offers.find(({ kind }) => kind === 'profile')?.id ?? ''
  const params = { sessionId, offerId }
  const products = async () => (await get()).items.map(({ product, quantity }) => `${product.id} × ${quantity}`)
  const apart = tests.map((id) => `${id} × 1`)
  for (let round = 0; round < 5; round++) {
    await inTabs([1, 2, 3, 4], () => visitor.ask(cartCalls.takeOffer, { params, body: {} }))
    expect(await products()).toEqual(['1200193 × 1'])
    await inTabs([1, 2, 3, 4], (tab) =>
      tab % 2 ? visitor.ask(cartCalls.undoOffer, { params }) : visitor.ask(cartCalls.takeOffer, { params, body: {} }),
    )
    expect([['1200193 × 1'], apart]).toContainEqual(await products())
    await inTabs([1, 2, 3, 4], () => visitor.ask(cartCalls.undoOffer, { params }))
    expect(await products()).toEqual(apart)
  }
})
