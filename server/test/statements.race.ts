import { randomUUID } from 'node:crypto'
import { activationCalls } from '@shop/contract/activation'
import { animalCalls } from '@shop/contract/animal'
import { animalTransferCalls } from '@shop/contract/animal-transfer'
import { authCalls } from '@shop/contract/auth'
import { breedCalls } from '@shop/contract/breed'
import { type Cart, cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { factSheetCalls } from '@shop/contract/fact-sheet'
import { invoiceCalls } from '@shop/contract/invoice'
import { kitOfferCalls } from '@shop/contract/kit-offer'
import { litterCalls } from '@shop/contract/litter'
import { loyaltyCalls } from '@shop/contract/loyalty'
import { mateCalls } from '@shop/contract/mate'
import { orderCalls } from '@shop/contract/order'
import { productCalls } from '@shop/contract/product'
import { reportCalls } from '@shop/contract/report'
import { resultCalls } from '@shop/contract/result'
import { sampleCalls } from '@shop/contract/sample'
import { eq } from 'drizzle-orm'
import { toolCalls } from '@shop/contract/tool'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { orders } from '../src/schema/order.ts'
import { samples } from '../src/schema/sample.ts'
import { newEmail } from './account.ts'
import { australian, type Browser, buy, checkoutBody, fillCart, signIn } from './buyer.ts'
import { join } from './members.ts'
import { addProfile, addReportedAnimal, markersOf } from './reports.ts'
import { useShop } from './shop.ts'

/**
 * How often the calls that are made most ask the database, on PostgreSQL, whose driver counts. A call that asks once more
 * fails here: whoever means it raises its number. BEGIN and COMMIT count.
 */
let sent: string[] = []
// Before the shop is opened: each connection takes its driver's own function along.
beforeAll(() => {
  const query = Reflect.get(pg.Client.prototype, 'query') as (...input: unknown[]) => unknown
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...input: unknown[]) {
    const [statement] = input as [string | { text: string }]
    sent.push(typeof statement === 'string' ? statement : statement.text)
    return query.apply(this, input) as never
  })
})
afterAll(() => vi.restoreAllMocks())

const shop = useShop()

let browser: Browser
let cart: Cart
const item = { productId: 2002, quantity: 1 }
const params = () => ({ sessionId: cart.sessionId })
const line = () => ({ ...params(), cartItemId: cart.items[0]?.id ?? '' })

/** The statements that this takes. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  sent = []
  await work()
  return sent.map((text) => text.replaceAll('"', ''))
}

describe('of a guest', () => {
  beforeEach(async () => {
    browser = australian(shop)
    cart = await fillCart(shop, browser)
  })

  test.each<[string, number, () => Promise<unknown>]>([
    ['a search', 0, () => browser.ask(productCalls.listProducts, { query: { search: `eye ${randomUUID()}` } })],
    ['a product', 0, () => browser.ask(productCalls.getProduct, { params: { id: '2003' } })],
    ['a profile of one’s own', 0, () => browser.ask(productCalls.getCustomProfile, { params: { id: '200193' } })],
    ['a fact sheet', 0, () => browser.ask(factSheetCalls.getFactSheet, { params: { id: '2003' } })],
    ['the breeds', 0, () => browser.ask(breedCalls.listBreeds, { query: { name: 'colie' } })],
    ['a new cart', 1, () => browser.ask(cartCalls.createCart, { body: { country: 'AU' } })],
    ['a cart', 1, () => browser.ask(cartCalls.getCart, { params: params() })],
    ['an item put in', 2, () => browser.ask(cartCalls.addItem, { params: params(), body: item })],
    [
      'a quantity',
      2,
      () =>
        browser.ask(cartCalls.updateItem, {
          params: line(),
          body: { productId: cart.items[0]?.product.id ?? 0, quantity: 2 },
        }),
    ],
    [
      'an offer that is gone',
      1,
      () => browser.ask(cartCalls.takeOffer, { params: { ...params(), offerId: 'none' }, body: {} }).catch(() => {}),
    ],
    ['an item taken out', 2, () => browser.ask(cartCalls.deleteItem, { params: line() })],
    ['a delivery', 2, () => browser.ask(cartCalls.priceCart, { params: params(), query: { shippingMethod: '1' } })],
    ['an order', 10, () => browser.ask(checkoutCalls.createOrder, { body: checkoutBody(cart) })],
  ])('%s takes %i', async (_, most, work) => {
    const statements = await statementsOf(work)
    expect(statements, statements.join('\n')).toHaveLength(most)
  })
})

describe('of somebody who is signed in', () => {
  let animalId = ''
  let barcode = ''
  let checkoutId = ''
  let reportKey = ''
  beforeAll(async () => {
    browser = australian(shop)
    const user = await signIn(shop, browser)
    const { animal, sample } = await addReportedAnimal(shop, user.id)
    animalId = animal.id
    barcode = sample.barcode
    await addProfile(shop, barcode, markersOf(20, 'A', 'G'), { panel: 'ISAG 2006 STR' })
    reportKey = (await browser.ask(reportCalls.getCertificate, { params: { id: animalId } })).key
    checkoutId = (await buy(shop, browser)).checkoutId
    // So that an order has a kit of an animal, and an offer is there to be listed.
    const [order] = await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.checkoutId, checkoutId))
    await shop.db.update(samples).set({ orderId: order?.id }).where(eq(samples.barcode, barcode))
    await browser.ask(animalTransferCalls.createAnimalTransfer, { body: { animalId, email: newEmail() } })
    cart = await fillCart(shop, browser)
  })

  test.each<[string, number, () => Promise<unknown>]>([
    ['who they are', 1, () => browser.ask(authCalls.getMyDetails)],
    ['a search', 2, () => browser.ask(productCalls.listProducts, { query: { search: 'eye' } })],
    ['their cart', 2, () => browser.ask(cartCalls.getCart, { params: params() })],
    ['an item put in', 4, () => browser.ask(cartCalls.addItem, { params: params(), body: item })],
    ['its samples', 3, () => browser.ask(sampleCalls.listAnimalBarcodes, { params: { id: animalId } })],
    ['their orders', 4, () => browser.ask(orderCalls.listOrderHistory)],
    ['their orders that wait', 4, () => browser.ask(orderCalls.listPendingOrders, { query: { paid: 'true' } })],
    ['an order', 4, () => browser.ask(orderCalls.getOrder, { params: { checkoutId } })],
    ['their points', 2, () => browser.ask(loyaltyCalls.getLoyaltyPoints)],
    ['what is new', 2, () => browser.ask(sampleCalls.listSampleNews)],
    ['their kits', 2, () => browser.ask(activationCalls.getTestKitBalance)],
    ['animals on offer', 3, () => browser.ask(animalTransferCalls.listAnimalTransfers)],
    ['kits on offer', 2, () => browser.ask(kitOfferCalls.listKitOffers)],
    ['their invoices’ sum', 2, () => browser.ask(invoiceCalls.getInvoiceTotal)],
    ['their animals', 3, () => browser.ask(animalCalls.listAnimals)],
    ['an animal', 3, () => browser.ask(animalCalls.getAnimalProfile, { params: { id: animalId } })],
    ['its results', 3, () => browser.ask(resultCalls.getResults, { params: { id: animalId, barcode } })],
    ['how these became', 3, () => browser.ask(resultCalls.getResultHistory, { params: { id: animalId, barcode } })],
    ['its DNA profile', 3, () => browser.ask(resultCalls.getDnaProfile, { params: { id: animalId, barcode } })],
    ['its coat', 3, () => browser.ask(resultCalls.getAnimalCoat, { params: { id: animalId } })],
    [
      'its report',
      5,
      () => browser.ask(reportCalls.getSingleReport, { params: { id: animalId, report_key: reportKey } }),
    ],
    ['a check of that', 6, () => browser.ask(toolCalls.authenticateReport, { params: { barcode: reportKey } })],
    ['their litters', 4, () => browser.ask(litterCalls.listLitters)],
  ])('%s takes %i', async (_, most, work) => {
    const statements = await statementsOf(work)
    expect(statements, statements.join('\n')).toHaveLength(most)
  })
})

test('the mates of a member’s animal take 4', async () => {
  const breeder = australian(shop)
  const user = await signIn(shop, breeder)
  await join(breeder)
  const { animal } = await addReportedAnimal(shop, user.id)
  const statements = await statementsOf(() => breeder.ask(mateCalls.listMates, { params: { id: animal.id } }))
  expect(statements, statements.join('\n')).toHaveLength(4)
})
