import { randomUUID } from 'node:crypto'
import { type Cart, cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { allBreedIds } from '@shop/contract/constants'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  actingAs,
  australian,
  type Browser,
  buy,
  checkoutBody,
  confirm,
  fillCart,
  signIn,
} from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { reportedSample, upgradeCart, upgradeOf } from '../../../test/upgrades.ts'
import { carts } from '../../schema/cart.ts'

const [cea, tns, eic, upgrade] = [2002, 2003, 2005, 602] as const
const [borderCollie, noCart] = [200193, '00000000-0000-0000-0000-000000000000'] as const

const shop = useShop()

async function cartOf(browser: Browser, ...items: (number | [number, number])[]): Promise<Cart> {
  let cart = await browser.ask(cartCalls.createCart, { body: { country: 'AU' } })
  const params = { sessionId: cart.sessionId }
  for (const [productId, quantity] of items.map((item) => (Array.isArray(item) ? item : ([item, 1] as const))))
    cart = await browser.ask(cartCalls.addItem, { params, body: { productId, quantity } })
  return cart
}
/** A user who has a cart from elsewhere, and a guest's browser in which they then log in. */
async function returning(elsewhere: (number | [number, number])[], here: (number | [number, number])[]) {
  const phone = australian(shop)
  const user = await signIn(shop, phone)
  const old = await cartOf(phone, ...elsewhere)
  const browser = australian(shop)
  const guest = await cartOf(browser, ...here)
  const logIn = () => browser.cookies.set('session', phone.cookies.get('session') ?? '')
  return { user, phone, browser, old, guest, logIn }
}
const merge = async (browser: Browser, sessionId: string) =>
  (await browser.ask(cartCalls.mergeCart, { params: { sessionId }, body: {} })).cart
const get = (browser: Browser, sessionId: string) => browser.ask(cartCalls.getCart, { params: { sessionId } })
const contents = (cart: Cart | null) => cart?.items.map(({ product, quantity }) => [product.id, quantity])

test('what is only in the older cart comes along, once, and this browser’s quantity counts', async () => {
  const { phone, browser, old, guest, user, logIn } = await returning([[cea, 5], tns], [[cea, 2], 2004])
  const [, second] = old.items
  await phone.ask(cartCalls.updateItemNote, {
    params: { sessionId: old.sessionId, cartItemId: second?.id ?? '' },
    body: { note: 'For Bess' },
  })
  for (const [of, sessionId, coupon] of [
    [phone, old.sessionId, 'WELCOME10'],
    [browser, guest.sessionId, 'LITTER20'],
  ] as const)
    await of.ask(cartCalls.applyCoupon, { params: { sessionId, coupon } })

  logIn()
  const merged = await merge(browser, guest.sessionId)
  expect(merged?.sessionId).toBe(guest.sessionId)
  expect(contents(merged)?.toSorted()).toEqual([
    [cea, 2],
    [tns, 1],
    [2004, 1],
  ])
  expect(merged?.items.find(({ product }) => product.id === tns)?.note).toBe('For Bess')
  expect(merged?.coupons.map(({ code }) => code)).toEqual(['LITTER20', 'WELCOME10'])
  expect(merged?.email).toBe(user.email)
  await expect(get(phone, old.sessionId)).rejects.toMatchObject({ status: 404 })
  // Now it is theirs alone.
  await expect(get(australian(shop), guest.sessionId)).rejects.toMatchObject({ status: 404 })
  expect(await merge(browser, guest.sessionId)).toEqual(merged)
  expect(await get(phone, guest.sessionId)).toEqual(merged)
})

test('upgrades and regular products do not mix: those of the other kind wait in their own cart', async () => {
  const { browser, phone, user, guest, logIn } = await returning([], [cea])
  const [one, other] = [await reportedSample(shop, user.id), await reportedSample(shop, user.id)]
  const old = await upgradeCart(phone, upgradeOf(one, upgrade), upgradeOf(other, upgrade))
  logIn()
  expect(contents(await merge(browser, guest.sessionId))).toEqual([[cea, 1]])
  expect(contents(await get(phone, old.sessionId))).toEqual([
    [upgrade, 1],
    [upgrade, 1],
  ])
})

test('one test for two patients is two lines, and each patient’s is there once', async () => {
  const { browser, phone, old, guest, logIn } = await returning([], [])
  const put = (of: Browser, { sessionId }: Cart, animalName: string) =>
    of.ask(cartCalls.addItem, {
      params: { sessionId },
      body: { productId: 969, quantity: 1, metaData: { animalName } },
    })
  for (const name of ['Juno', 'Bess']) await put(phone, old, name)
  await put(browser, guest, 'juno')
  logIn()
  expect((await merge(browser, guest.sessionId))?.items.map(({ metaData }) => metaData.animalName).toSorted()).toEqual([
    'Bess',
    'juno',
  ])
})

test('a cart holds one custom profile: this browser’s', async () => {
  const { browser, phone, old, guest, logIn } = await returning([tns], [2004])
  for (const [of, sessionId, productId] of [
    [phone, old.sessionId, cea],
    [browser, guest.sessionId, tns],
  ] as const)
    await of.ask(cartCalls.addCustomProfile, {
      body: { sessionId, breedId: borderCollie, productIds: [productId, eic] },
    })
  logIn()
  const merged = await merge(browser, guest.sessionId)
  expect(merged?.items.filter((item) => item.contents.length)).toMatchObject([{ contents: [{ id: eic }, { id: tns }] }])
  expect(merged?.items).toHaveLength(3)
})

test('a custom profile of the other species is a second one too', async () => {
  const { browser, phone, old, guest, logIn } = await returning([tns], [2004])
  const build = (of: typeof browser, sessionId: string, breedId: number, productIds: number[]) =>
    of.ask(cartCalls.addCustomProfile, { body: { sessionId, breedId, productIds } })
  await build(phone, old.sessionId, allBreedIds.feline, [3001, 3002])
  await build(browser, guest.sessionId, borderCollie, [tns, eic])
  logIn()
  const merged = await merge(browser, guest.sessionId)
  expect(merged?.items.filter((item) => item.contents.length)).toMatchObject([{ contents: [{ id: eic }, { id: tns }] }])
})

test('an empty cart takes all of the older one', async () => {
  const { browser, phone, user, guest, logIn } = await returning([], [])
  await upgradeCart(phone, upgradeOf(await reportedSample(shop, user.id), upgrade))
  logIn()
  expect(contents(await merge(browser, guest.sessionId))).toEqual([[upgrade, 1]])
})

test('without a guest’s cart the user’s own is there, the newest', async () => {
  const { browser, phone, old, logIn } = await returning([cea], [])
  logIn()
  const ordered = await buy(shop, phone)
  const stranger = australian(shop)
  await signIn(shop, stranger)
  const others = await cartOf(stranger, tns)
  const [bought] = await shop.db.select().from(carts).where(eq(carts.checkoutId, ordered.checkoutId))
  for (const sessionId of [noCart, randomUUID(), 'nonsense', others.sessionId, bought?.id ?? ''])
    expect((await merge(browser, sessionId))?.sessionId).toBe(old.sessionId)
  expect(contents(await get(stranger, others.sessionId))).toEqual([[tns, 1]])
})

test('a guest’s cart becomes the user’s who has no other; who has none at all has none', async () => {
  const browser = australian(shop)
  const guest = await cartOf(browser, cea)
  await signIn(shop, browser)
  expect(contents(await merge(browser, guest.sessionId))).toEqual([[cea, 1]])
  await expect(get(australian(shop), guest.sessionId)).rejects.toMatchObject({ status: 404 })
  const other = australian(shop)
  await signIn(shop, other)
  for (const sessionId of [noCart, guest.sessionId]) expect(await merge(other, sessionId)).toBeNull()
})

test.each(['an item put in', 'an email written'])(
  'a guest’s cart that a user changes is theirs: %s',
  async (change) => {
    const browser = australian(shop)
    const { sessionId } = await cartOf(browser, cea)
    await signIn(shop, browser)
    const params = { sessionId }
    if (change === 'an item put in')
      await browser.ask(cartCalls.addItem, { params, body: { productId: tns, quantity: 1 } })
    else await browser.ask(cartCalls.updateCart, { params, body: { email: 'some@example.org' } })
    expect((await get(browser, sessionId)).items.length).toBeGreaterThan(0)
    await expect(get(australian(shop), sessionId)).rejects.toMatchObject({ status: 404 })
  },
)

test('a cart that is being paid for is left as it is', async () => {
  const phone = australian(shop)
  await signIn(shop, phone)
  const old = await fillCart(shop, phone)
  const body = checkoutBody(old)
  await phone.ask(checkoutCalls.createOrder, { body })
  await phone.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })
  const browser = australian(shop)
  const guest = await cartOf(browser, cea)
  browser.cookies.set('session', phone.cookies.get('session') ?? '')
  expect(contents(await merge(browser, guest.sessionId))).toEqual([[cea, 1]])
  expect((await confirm(phone, body.checkoutId)).status).toBe('paid')
})

test('is for the user in person, signed in', async () => {
  const { user, guest } = await returning([cea], [tns])
  const admin = await actingAs(shop, user.id)
  await expect(merge(admin, guest.sessionId)).rejects.toMatchObject({ status: 403 })
  await expect(merge(australian(shop), guest.sessionId)).rejects.toMatchObject({ status: 401 })
  expect(contents(await get(australian(shop), guest.sessionId))).toEqual([[tns, 1]])
})

test('a guest’s cart takes on the prices of the country of whoever logs in', async () => {
  const browser = shop.visitor({ 'x-country-code': 'US' })
  const guest = await cartOf(browser, cea)
  await browser.ask(cartCalls.updateCart, { params: { sessionId: guest.sessionId }, body: { country: 'US' } })
  await signIn(shop, browser)
  browser.cookies.set('country', 'AU').set('currency', 'AUD')
  expect(await merge(browser, guest.sessionId)).toMatchObject({
    currency: 'AUD',
    totals: { total: { currency: 'AUD' } },
  })
})
