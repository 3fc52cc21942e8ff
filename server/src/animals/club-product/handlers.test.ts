import { activationCalls } from '@shop/contract/activation'
import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { clubProductCalls } from '@shop/contract/club-product'
import { productCalls } from '@shop/contract/product'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { handIn, walk } from '../../../test/activation.ts'
import { disagreementsIn } from '../../../test/books.ts'
import { australian, type Browser, checkoutBody, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { buyItems, dispatch, dogKit, orderKits } from '../../../test/parcels.ts'
import { useEmptyShop } from '../../../test/shop.ts'
import { expectSorted } from '../../../test/sorted.ts'
import { auditEntries } from '../../schema/admin.ts'
import { products } from '../../schema/product.ts'
import { sampleTests } from '../../schema/sample.ts'

const shop = useEmptyShop(withDesk)

const club = 'Border Collie Club of Tasmania'
const amount = 'AUD=129.5,USD=99,CAD=129,EUR=95,GBP=85'
const reason = ['--reason', 'Agreed for 2027']

const add = (productId: number, ...words: string[]) =>
  desk(shop, 'club-product', 'add', String(productId), '--club', club, '--amount', amount, ...words, ...reason)
const idIn = ({ output }: { output: string }) => Number(output.split(' ')[0])

/** Somebody who acts for the club. */
async function member() {
  const browser = australian(shop)
  const user = await signIn(shop, browser)
  const { code, output } = await desk(shop, 'approve', 'club', user.email, '--club', club, '--reason', 'Its secretary')
  expect(code, output).toBe(0)
  return { browser, user }
}

const put = async (browser: Browser, productId: number) => {
  const { sessionId } = await browser.ask(cartCalls.createCart, { body: { country: 'AU' } })
  const body = { productId, quantity: 1, metaData: undefined }
  await browser.ask(cartCalls.addItem, { params: { sessionId }, body })
  return browser.ask(cartCalls.priceCart, { params: { sessionId }, query: { shippingMethod: '1' } })
}

const found = async (browser: Browser) =>
  (await browser.ask(productCalls.listProducts, { query: { isForClubs: 'true' } })).results

let secretary: Awaited<ReturnType<typeof member>>
beforeAll(async () => {
  secretary = await member()
})

test('a club’s kit is sold to its people at its price, and sends out the kit that it is based on', async () => {
  const { browser, user } = secretary
  const made = await add(dogKit, '--name', 'The club’s kit')
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('The club’s kit') as string })
  const id = idIn(made)
  expect(await found(browser)).toMatchObject([{ id, name: 'The club’s kit', clubName: club, price: { amount: 129.5 } }])

  const order = await buyItems(browser, [[id, 2]])
  expect(order.totals.subtotal.amount).toBe(259)
  expect((await dispatch(shop, order.number)).code).toBe(0)
  const [kit] = await orderKits(shop, order.number)
  expect(await browser.ask(activationCalls.getTestKitBalance)).toMatchObject({
    results: [{ product: { id: dogKit }, quantity: 2 }],
  })
  await handIn(browser, await walk(browser, { email: user.email, barcodes: [kit?.barcode ?? ''] }))
  // The profile of a Border Collie, and not what a kit without a breed holds.
  expect(await shop.db.$count(sampleTests, eq(sampleTests.barcode, kit?.barcode ?? ''))).toBeGreaterThan(5)
})

test('nobody else finds, opens or buys it', async () => {
  const id = idIn(await add(dogKit, '--name', 'For the club alone'))
  for (const [type, status] of [
    [null, 401],
    ['breeder', 404],
    ['owner', 404],
    ['vet', 404],
  ] as const) {
    const browser = australian(shop)
    if (type) await signIn(shop, browser, type)
    expect(await found(browser)).toEqual([])
    await expect(browser.ask(productCalls.getProduct, { params: { id } })).rejects.toMatchObject({ status: 404 })
    await expect(put(browser, id)).rejects.toMatchObject({ status })
  }
})

test('whoever does not act for the club any more finds it nowhere, and their cart says so before it is ordered', async () => {
  const id = idIn(await add(dogKit, '--name', 'While they are with us'))
  const { browser, user } = await member()
  const cart = await put(browser, id)
  const leave = ['refuse', 'club', user.email, '--club', club, '--reason', 'Another secretary']
  expect(await desk(shop, ...leave)).toMatchObject({ code: 0 })
  expect(await found(browser)).toEqual([])
  await expect(browser.ask(productCalls.getProduct, { params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(put(browser, id)).rejects.toMatchObject({ status: 404 })
  await expect(browser.ask(checkoutCalls.createOrder, { body: checkoutBody(cart) })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('is not sold to your account any more') as string,
  })
})

test('the desk finds it by a word in its name or its club', async () => {
  const admin = shop.visitor()
  await signIn(shop, admin, 'breeder', { isAdmin: true })
  const id = idIn(await add(dogKit, '--name', 'The kit of the whippets'))
  const found = async (search: string) =>
    (await admin.ask(clubProductCalls.listClubProducts, { query: { search } })).results.map((product) => product.id)
  expect(await found('WHIPPET')).toEqual([id])
  expect(await found('collie club of tas')).toContain(id)
  expect(await found('whippets of nowhere')).toEqual([])
})

test('a pack sends out all its kits, and a test is read as the catalogue’s', async () => {
  const { browser } = secretary
  const pack = idIn(await add(405, '--name', 'Five for the club'))
  const single = idIn(await add(2002, '--name', 'Eyes for the club'))
  const order = await buyItems(browser, [
    [pack, 1],
    [single, 1],
  ])
  const kits = await orderKits(shop, order.number)
  const products = kits.map(({ productId }) => productId).toSorted((one, other) => one - other)
  expect(products).toEqual([...Array<number>(5).fill(dogKit), 2002])
  expect(await disagreementsIn(shop)).toEqual([])
})

test('once it has ended it is in no list, a cart that holds it says so, and what was ordered is delivered', async () => {
  const { browser } = secretary
  const id = idIn(await add(dogKit, '--name', 'Until today'))
  const order = await buyItems(browser, [[id, 1]])
  const cart = await put(browser, id)
  const end = () => desk(shop, 'club-product', 'end', String(id), '--reason', 'The year is over')
  expect(await end()).toMatchObject({ code: 0, output: expect.stringContaining('ended') as string })
  expect((await end()).code).toBe(0)
  expect((await found(browser)).map((product) => product.id)).not.toContain(id)
  await expect(browser.ask(checkoutCalls.createOrder, { body: checkoutBody(cart) })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('is not sold to your account any more') as string,
  })
  expect((await dispatch(shop, order.number)).code).toBe(0)
  const { output } = await desk(shop, 'club-product', 'list', '--club', club.toLowerCase(), '--state', 'ended')
  expect(output).toMatch(new RegExp(`^${id} .* ended$`))
  // Its name is free again, at another price.
  expect((await add(dogKit, '--name', 'Until today')).code).toBe(0)
  const entries = await shop.db
    .select({ action: auditEntries.action, reason: auditEntries.reason })
    .from(auditEntries)
    .where(eq(auditEntries.subject, `${club}: Until today`))
    .orderBy(asc(auditEntries.at))
  expect(entries).toEqual([
    { action: 'add-club-product', reason: 'Agreed for 2027' },
    { action: 'end-club-product', reason: 'The year is over' },
    { action: 'add-club-product', reason: 'Agreed for 2027' },
  ])
})

test.each<[string, { product?: number; club?: string; amount?: string; name?: string }, string]>([
  ['without a price in each currency', { amount: 'AUD=10,USD=8' }, 'prices: Name one price in each of'],
  ['at no price', { amount: 'AUD=0,USD=1,CAD=1,EUR=1,GBP=1' }, 'Use more than nothing'],
  ['for a club that nobody acts for', { club: 'No such club' }, 'club: There is no such club'],
  ['of a life plan', { product: 1221 }, 'productId: Not a kit'],
  ['of a box of swabs', { product: 702 }, 'productId: Not a kit'],
  ['of what agents collect with', { product: 711 }, 'productId: Not a kit'],
  ['of nothing', { product: 999 }, 'productId: Not a kit'],
  ['again, under the same name', { name: 'Once' }, `name: ${club} has a product of this name`],
])('it is not made %s', async (_, { product = dogKit, name = 'Never', ...output }, why) => {
  await add(dogKit, '--name', 'Once')
  const before = await shop.db.$count(auditEntries)
  const words = [String(product), '--club', output.club ?? club, '--amount', output.amount ?? amount, '--name', name]
  const { code, output: answer } = await desk(shop, 'club-product', 'add', ...words, ...reason)
  expect([code, answer]).toEqual([1, expect.stringContaining(why)])
  expect(await shop.db.$count(auditEntries)).toBe(before)
})

test('products of clubs are sorted by name and club', async () => {
  const admin = shop.visitor()
  await signIn(shop, admin, 'breeder', { isAdmin: true })
  for (const name of ['Sorted C', 'sorted b', 'Sorted A']) await add(dogKit, '--name', name)
  await shop.db.update(products).set({ clubName: 'An earlier club' }).where(eq(products.name, 'sorted b'))
  await expectSorted(
    async (sort) => (await admin.ask(clubProductCalls.listClubProducts, { query: { search: 'sorted', sort } })).results,
    { name: ({ name }) => name.toLowerCase(), club: ({ clubName }) => clubName.toLowerCase() },
  )
})
