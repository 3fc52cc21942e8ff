import { isDeepStrictEqual } from 'node:util'
import type { ReplyOf } from '@shop/contract/call-parts'
import { type Cart, cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { allBreedIds, giftCardId, kitIds, membershipId, orderLimits, species } from '@shop/contract/constants'
import type { LineState } from '@shop/contract/line-progress'
import { membershipCalls } from '@shop/contract/membership'
import type { Order } from '@shop/contract/order'
import { productCalls } from '@shop/contract/product'
import { and, asc, eq, ne } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { disagreementsIn } from './books.ts'
import { australian, type Browser, checkoutBody, confirm, signIn } from './buyer.ts'
import { desk, withDesk } from './desk.ts'
import { fillWithGifts, gift, unposted } from './gift-cards.ts'
import { callLab, fileOf, finishJobs, importFile, withLab } from './lab.ts'
import { join } from './members.ts'
import { openOrder } from './parcels.ts'
import { useEmptyShop } from './shop.ts'
import { dnaProfile, reportedSample } from './upgrades.ts'
import { cartItems, type ItemMeta } from '../src/schema/cart.ts'
import { customProfileIds } from '../src/reference/catalogue/categories.ts'
import { healthUpgradeId, packKits, profileUpgradeIds, swabKitId } from '../src/reference/catalogue/kits.ts'
import { collectionAgents } from '../src/schema/collection-agent.ts'
import { batchesOf } from '../src/platform/db/batches.ts'
import { products, productBreeds } from '../src/schema/product.ts'
import { isTest, testsOf } from '../src/storefront/product/test-contents.ts'
import { samples } from '../src/schema/sample.ts'

/** Everything in the catalogue is either delivered by the system or not for sale. */
const shop = useEmptyShop({ ...withDesk, ...withLab })

const [dogUpgrade = 0, catUpgrade = 0] = profileUpgradeIds
const catProfile = 3085
/** On no list: bought from a page of their own, for a sample, by choosing tests, or for somebody to be named. */
const ownPages = [healthUpgradeId, dogUpgrade, catUpgrade, ...customProfileIds, giftCardId]
/** Bought by itself, and for a dog that has results. */
const boughtApart: number[] = [membershipId, kitIds.lifePlan]

/** Those for whom something is sold; a vet without credit pays at once. */
const audiences = {
  guest: () => {},
  breeder: (browser: Browser) => signIn(shop, browser),
  vet: (browser: Browser) => signIn(shop, browser, 'vet', { creditLimit: null }),
  agent: async (browser: Browser) => {
    const { id: userId } = await signIn(shop, browser)
    const place = { place: 'Sydney', postalCode: '2000', country: 'AU' }
    await shop.db.insert(collectionAgents).values({ id: 1, name: 'Ada', kind: 'agent', ...place, userId })
  },
}
const shoppers: { browser: Browser; finds: number[] }[] = []

/** What somebody finds in the shop's list, page by page. */
async function listFor(browser: Browser) {
  const found: number[] = []
  for (let page: number | null = 1; page !== null;) {
    const query = { page: String(page), ignoreFilters: 'true' }
    const list: ReplyOf<typeof productCalls.listProducts> = await browser.ask(productCalls.listProducts, { query })
    found.push(...list.results.map(({ id }) => id))
    page = list.next
  }
  return found
}

beforeAll(async () => {
  for (const become of Object.values(audiences)) {
    const browser = australian(shop)
    await become(browser)
    shoppers.push({ browser, finds: await listFor(browser) })
  }
})

const newCart = (browser: Browser) => browser.ask(cartCalls.createCart, { body: { country: 'AU' } })

/** Puts one of each in at once: what a cart refuses has tests of its own, and the checkout looks at every line again. */
const fill = ({ sessionId: cartId }: Cart, productIds: number[], metaData: ItemMeta = {}) =>
  shop.db.insert(cartItems).values(productIds.map((productId) => ({ cartId, productId, quantity: 1, metaData })))

/** Pays by card in the sandbox; posts where something is to be posted. */
async function pay(browser: Browser, { sessionId }: Cart): Promise<Order> {
  const cart = await browser.ask(cartCalls.priceCart, { params: { sessionId }, query: { shippingMethod: '1' } })
  const body = checkoutBody(cart, cart.isSwabRequired ? {} : unposted)
  await browser.ask(checkoutCalls.createOrder, { body })
  return confirm(browser, body.checkoutId)
}

const countOf = ({ id }: { id: number }) => packKits.get(id)?.count ?? 1

/**
 * The lines of an order that are not where they should be, as its buyer reads it: all their pieces in that state. Without
 * counts is what left no trace.
 */
async function astray(browser: Browser, { checkoutId }: Order, state: LineState) {
  const { items, progress } = await openOrder(browser, checkoutId)
  return items
    .map(({ id, product }) => ({ product, counts: progress.find(({ itemId }) => itemId === id)?.counts ?? [] }))
    .filter(({ product, counts }) => !isDeepStrictEqual(counts, [{ state, count: countOf(product) }]))
}

/** Pays a cart, and has the desk pack what it finds of it: answers what was not sent. */
async function unsentOf(browser: Browser, cart: Cart) {
  const order = await pay(browser, cart)
  await desk(shop, 'dispatch', order.number)
  return astray(browser, order, 'posted')
}

test('whatever is in the catalogue is found by somebody, or has a page of its own', async () => {
  const found = new Set([...shoppers.flatMap(({ finds }) => finds), ...ownPages])
  const all = (await shop.db.select({ id: products.id }).from(products)).map(({ id }) => id)
  expect(all.filter((id) => !found.has(id))).toEqual([])
  expect(found.size).toBe(all.length)
})

test('every kit, pack and supply is packed by the desk once it is paid, all its pieces', async () => {
  const bought = new Set(boughtApart)
  for (const { browser, finds } of shoppers) {
    const wanted = finds.filter((id) => !bought.has(id))
    for (const id of wanted) bought.add(id)
    for (const ids of batchesOf(wanted, orderLimits.lines)) {
      const cart = await newCart(browser)
      await fill(cart, ids, { animalName: 'Skye' })
      expect(await unsentOf(browser, cart)).toEqual([])
    }
  }
})

const singleTests = (speciesId: number) =>
  shop.db
    .select({ id: products.id })
    .from(products)
    .where(and(isTest, eq(products.isUpgrade, false), eq(products.speciesId, speciesId)))
    // A Geno Pet holds health tests, too: what it adds comes last.
    .orderBy(asc(products.typeId), asc(products.id))
    .then((rows) => rows.map(({ id }) => id))

test.each(Object.values(allBreedIds))('a profile of one’s own for breed %i is packed', async (breedId) => {
  const browser = australian(shop)
  const { sessionId } = await newCart(browser)
  const { contents } = await browser.ask(productCalls.getCustomProfile, { params: { id: breedId } })
  const productIds = contents.slice(0, 3).map(({ id }) => id)
  const body = { sessionId, breedId, productIds, name: undefined }
  expect(await unsentOf(browser, await browser.ask(cartCalls.addCustomProfile, { body }))).toEqual([])
})

test('every kit that was sent reads something in an animal that it is for', async () => {
  const kits = await shop.db
    .selectDistinctOn([samples.productId, samples.customProductIds], {
      productId: samples.productId,
      customProductIds: samples.customProductIds,
      speciesId: products.speciesId,
      breedId: productBreeds.breedId,
    })
    .from(samples)
    .innerJoin(products, eq(products.id, samples.productId))
    .leftJoin(productBreeds, eq(productBreeds.productId, products.id))
    .where(ne(samples.productId, swabKitId))
  const idle: number[] = []
  for (const { speciesId, breedId, ...kit } of kits) {
    const animal = { speciesId: speciesId ?? species.canine, breedId, isMixedBreed: false }
    if (!(await testsOf(shop.db, kit, animal)).length) idle.push(kit.productId)
  }
  expect(kits.length).toBeGreaterThan(600)
  expect(idle).toEqual([])
})

/** Has the laboratory read all that a sample waits for. */
async function read(barcode: string) {
  const { text } = await callLab(shop, 'sample-results', { barcodes: [barcode] })
  const { status, text: output } = await importFile(shop, text)
  expect(status, output).toBe(201)
}

const animals = {
  dog: { speciesId: species.canine, breedId: 200193 },
  cat: { speciesId: species.feline, breedId: 100154 },
}

/** Somebody with a Border Collie or a Maine Coon, whose sample is with the laboratory for these tests. */
async function withSample(kind: keyof typeof animals, tests: number[]) {
  const browser = australian(shop)
  const { id } = await signIn(shop, browser)
  const sample = { stage: 'received', productId: tests[0] ?? dnaProfile } as const
  return { browser, ...(await reportedSample(shop, id, { animal: animals[kind], sample, tests })) }
}
type Tested = Awaited<ReturnType<typeof withSample>>

/** Buys these for an animal whose sample is here. */
async function buyFor({ browser, animal }: Tested, productIds: number[], metaData: ItemMeta = {}) {
  const cart = await newCart(browser)
  await fill(cart, productIds, { animalId: animal.id, animalName: animal.petName, ...metaData })
  return pay(browser, cart)
}

/** Adds these to a sample and has the laboratory read them: answers what did not wait for it, and what was not read. */
async function unreadOf(tested: Tested, productIds: number[]) {
  const { browser, barcode } = tested
  const order = await buyFor(tested, productIds, { isUpgradeTests: true, barcode })
  const unadded = await astray(browser, order, 'laboratory')
  await read(barcode)
  return [...unadded, ...(await astray(browser, order, 'reported'))]
}

test.each(['dog', 'cat'] as const)('every test for a %s is added to a sample that is here, and read', async (kind) => {
  const tested = await withSample(kind, [])
  const tests = await singleTests(animals[kind].speciesId)
  expect(tests.length).toBeGreaterThan(50)
  for (const ids of batchesOf(tests, orderLimits.lines)) expect(await unreadOf(tested, ids)).toEqual([])
})

test.each([
  ['dog', dogUpgrade, dnaProfile],
  ['cat', catUpgrade, catProfile],
] as const)(
  'the profile upgrade for a %s is added to a sample that is here, and read',
  async (kind, productId, had) => {
    const tested = await withSample(kind, [had])
    await read(tested.barcode)
    expect(await unreadOf(tested, [productId])).toEqual([])
  },
)

test('the health upgrade is added to a Geno Pet, and read', async () => {
  const tested = await withSample('dog', [kitIds.genoPet])
  const mix = { barcode: tested.barcode, kind: 'breed', name: 200193, value: 100, sample_data: 'yes' }
  expect((await importFile(shop, fileOf([mix]))).status).toBe(201)
  expect(await unreadOf(tested, [healthUpgradeId])).toEqual([])
})

/** What the cart refuses is not sold, and what it takes is written: of results alone, and with a kit whose results come. */
test.each<[string, number, boolean]>([
  ['of a disease', 2002, true],
  ['of the breeds', kitIds.genoPet, true],
  ['who the dog is, alone', dnaProfile, false],
])('a life plan for a dog with a result %s is written, or not sold', async (_, productId, isSold) => {
  const tested = await withSample('dog', [productId])
  await read(tested.barcode)
  const buying = buyFor(tested, [kitIds.lifePlan])
  if (!isSold) return expect(buying).rejects.toMatchObject({ status: 409 })
  const order = await buying
  await finishJobs(shop)
  return expect(await astray(tested.browser, order, 'plan_ready')).toEqual([])
})

test('a gift card is mailed', async () => {
  const browser = australian(shop)
  const order = await pay(browser, await fillWithGifts(browser, [gift()]))
  await finishJobs(shop)
  expect(await astray(browser, order, 'gift_sent')).toEqual([])
})

test('a membership begins', async () => {
  const browser = australian(shop)
  await signIn(shop, browser)
  await join(browser)
  const { membership } = await browser.ask(membershipCalls.getMembership)
  expect(membership).toMatchObject({ state: 'active' })
})

test('after all of it the books agree', async () => {
  expect(await disagreementsIn(shop)).toEqual([])
})
