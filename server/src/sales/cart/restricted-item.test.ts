import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { ourCategories } from '@shop/contract/constants'
import { productCalls } from '@shop/contract/product'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { australian, type Browser, checkoutBody, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { buyItems, dispatch, orderKits } from '../../../test/parcels.ts'
import { useShop } from '../../../test/shop.ts'
import { clubMembers } from '../../schema/club.ts'
import { collectionAgents } from '../../schema/collection-agent.ts'
import { testsOf } from '../../storefront/product/test-contents.ts'
import { breeds } from '../../schema/breed.ts'

const shop = useShop(withDesk)
/** The demonstration's. */
const clubKit = 751
const dogProfile = 2138
const [clubId, clubName] = [501, 'Finger Lakes Herding Dog Club'] as const

const member = async (browser: Browser) => {
  const user = await signIn(shop, browser)
  await shop.db.insert(clubMembers).values({ clubId, userId: user.id })
  return user
}
let nextAgent = 90_000
const agent = async (browser: Browser) => {
  const user = await signIn(shop, browser)
  const place = { kind: 'agent' as const, place: 'Sydney', postalCode: '2000', country: 'AU' }
  await shop.db.insert(collectionAgents).values({ id: (nextAgent += 1), name: 'Ada', ...place, userId: user.id })
  return user
}

const cases = {
  'a club’s product': {
    id: clubKit,
    become: member,
    find: (browser: Browser) => browser.ask(productCalls.listProducts, { query: { isForClubs: 'true' } }),
    leave: (userId: string) => shop.db.delete(clubMembers).where(eq(clubMembers.userId, userId)),
  },
  'what agents collect with': {
    id: 711,
    become: agent,
    find: (browser: Browser) =>
      browser.ask(productCalls.listProducts, { query: { categoryIds: String(ourCategories.agentProducts) } }),
    leave: (userId: string) =>
      shop.db.update(collectionAgents).set({ userId: null }).where(eq(collectionAgents.userId, userId)),
  },
}

const add = async (browser: Browser, productId: number) => {
  const { sessionId } = await browser.ask(cartCalls.createCart, { body: { country: 'AU' } })
  const body = { productId, quantity: 1, metaData: undefined }
  await browser.ask(cartCalls.addItem, { params: { sessionId }, body })
  return browser.ask(cartCalls.priceCart, { params: { sessionId }, query: { shippingMethod: '1' } })
}

describe.each(Object.entries(cases))('%s', (_, { id, become, find, leave }) => {
  const open = (browser: Browser) => browser.ask(productCalls.getProduct, { params: { id } })
  const search = (browser: Browser) =>
    browser.ask(productCalls.listProducts, { query: { search: id === clubKit ? 'club' : 'collection pack' } })
  const names = async (reply: Promise<{ results: { id: number }[] }>) => (await reply).results.map((one) => one.id)

  test('is found, opened and bought by those it is for', async () => {
    const browser = australian(shop)
    await become(browser)
    expect(await names(find(browser))).toContain(id)
    expect(await names(search(browser))).toContain(id)
    expect(await open(browser)).toMatchObject({ id })
    const order = await buyItems(browser, [[id, 1]])
    expect(order.status).toBe('paid')
    expect(await orderKits(shop, order.number)).toHaveLength(id === clubKit ? 1 : 10)
    expect((await dispatch(shop, order.number)).code).toBe(0)
  })

  test.each<[string, (browser: Browser) => Promise<unknown>, number]>([
    ['a guest', async () => {}, 401],
    ['somebody else', (browser) => signIn(shop, browser), 404],
    ['a vet', (browser) => signIn(shop, browser, 'vet'), 404],
  ])('is as if it were not there for %s', async (_who, arrive, status) => {
    const browser = australian(shop)
    await arrive(browser)
    expect(await names(find(browser))).not.toContain(id)
    expect(await names(search(browser))).not.toContain(id)
    await expect(open(browser)).rejects.toMatchObject({ status: 404 })
    await expect(add(browser, id)).rejects.toMatchObject({ status })
  })

  test('in a cart of somebody for whom it is no more, is marked and not ordered', async () => {
    const browser = australian(shop)
    const user = await become(browser)
    const cart = await add(browser, id)
    expect(cart.items[0]?.problem ?? null).toBeNull()
    await leave(user.id)
    const now = await browser.ask(cartCalls.getCart, { params: { sessionId: cart.sessionId } })
    expect(now.items[0]?.problem).toContain('is not sold to your account any more')
    await expect(browser.ask(checkoutCalls.createOrder, { body: checkoutBody(cart) })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('is not sold to your account any more') as string,
    })
  })
})

test('a club’s kit is read for what it holds', async () => {
  const [collie] = await shop.db.select().from(breeds).where(eq(breeds.name, 'Border Collie'))
  const animal = { speciesId: 1, breedId: collie?.id ?? null, isMixedBreed: false }
  expect(await testsOf(shop.db, { productId: clubKit }, animal)).toMatchObject([{ id: dogProfile, kind: 'profile' }])
})

test('the desk lets somebody act for a club, and so buy what is the club’s', async () => {
  const browser = australian(shop)
  const { email } = await signIn(shop, browser)
  await expect(add(browser, clubKit)).rejects.toMatchObject({ status: 404 })
  const { code } = await desk(shop, 'approve', 'club', email, '--club', clubName, '--reason', 'Its secretary')
  expect(code).toBe(0)
  expect((await add(browser, clubKit)).items).toHaveLength(1)
})
