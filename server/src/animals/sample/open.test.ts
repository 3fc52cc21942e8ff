import { randomUUID } from 'node:crypto'
import { advanceOrderSchema, checkoutCalls } from '@shop/contract/checkout'
import { type Cart, cartCalls, type ItemAdd } from '@shop/contract/cart'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { australian, type Browser, checkoutBody, confirm, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { paymentContext } from '../../sales/checkout/payment-context.ts'
import { finishPayment, readCheckout } from '../../sales/payment/steps.ts'
import { orders } from '../../schema/order.ts'
import { samples, sampleStageTimes } from '../../schema/sample.ts'
import { openSamples } from './open.ts'

const shop = useShop()

const add = (browser: Browser, { sessionId }: Pick<Cart, 'sessionId'>, body: ItemAdd) =>
  browser.ask(cartCalls.addItem, { params: { sessionId }, body })

async function cartOf(browser: Browser, items: Record<number, number>) {
  const cart = await browser.ask(cartCalls.createCart, { body: { country: 'AU' } })
  for (const [productId, quantity] of Object.entries(items))
    await add(browser, cart, { productId: Number(productId), quantity, metaData: undefined })
  return browser.ask(cartCalls.priceCart, { params: { sessionId: cart.sessionId }, query: { shippingMethod: '1' } })
}
async function order(browser: Browser, cart: Cart, change: Parameters<typeof checkoutBody>[1] = {}) {
  const body = checkoutBody(cart, change)
  await browser.ask(checkoutCalls.createOrder, { body })
  return body.checkoutId
}
const samplesOf = async (checkoutId: string) => {
  const rows = await shop.db
    .select({ sample: samples })
    .from(samples)
    .innerJoin(orders, eq(orders.id, samples.orderId))
    .where(eq(orders.checkoutId, checkoutId))
  return rows.map(({ sample }) => sample)
}
const countsOf = async (checkoutId: string) => {
  const counts: Record<number, number> = {}
  for (const { productId } of await samplesOf(checkoutId)) counts[productId] = (counts[productId] ?? 0) + 1
  return counts
}

describe('a paid order', () => {
  test('sends out a kit for each that was bought: packs opened, plain swabs plain, supplies none', async () => {
    const browser = australian(shop)
    const user = await signIn(shop, browser)
    const cart = await cartOf(browser, { 36: 2, 405: 2, 502: 1, 969: 1, 2002: 3, 701: 4, 702: 5, 703: 1, 1221: 1 })
    const checkoutId = await order(browser, cart)
    expect(await samplesOf(checkoutId)).toEqual([])
    await confirm(browser, checkoutId)
    expect(await countsOf(checkoutId)).toEqual({ 36: 12, 313: 2, 969: 1, 2002: 3, 701: 4 })
    const opened = await samplesOf(checkoutId)
    for (const sample of opened)
      expect(sample).toMatchObject({ userId: user.id, stage: 'ordered', activatedAt: null, customProductIds: null })
    expect(new Set(opened.map(({ barcode }) => barcode)).size).toBe(22)
    for (const { barcode } of opened) expect(barcode).toMatch(/^KP\d{10}$/)
    const [first] = opened
    expect(
      await shop.db
        .select()
        .from(sampleStageTimes)
        .where(eq(sampleStageTimes.barcode, first?.barcode ?? '')),
    ).toMatchObject([{ stage: 'ordered' }])
  })

  test('stores the tests of an own profile', async () => {
    const browser = australian(shop)
    const productIds = [2002, 2003]
    const cart = await browser.ask(cartCalls.addCustomProfile, {
      body: { sessionId: undefined, breedId: 200193, productIds, name: undefined },
    })
    const priced = await browser.ask(cartCalls.priceCart, {
      params: { sessionId: cart.sessionId },
      query: { shippingMethod: '1' },
    })
    const checkoutId = await order(browser, priced)
    await confirm(browser, checkoutId)
    const [sample] = await samplesOf(checkoutId)
    expect(sample).toMatchObject({ productId: 801, userId: null })
    expect(sample?.customProductIds?.toSorted()).toEqual(productIds)
  })

  test('opens its samples once, however often that is requested', async () => {
    const browser = australian(shop)
    const checkoutId = await order(browser, await cartOf(browser, { 36: 2 }))
    await confirm(browser, checkoutId)
    await confirm(browser, checkoutId)
    const [row] = await shop.db.select().from(orders).where(eq(orders.checkoutId, checkoutId))
    if (!row) throw new Error('No order')
    await shop.db.transaction((tx) => openSamples(tx, row, shop.services.log))
    expect(await countsOf(checkoutId)).toEqual({ 36: 2 })
  })

  test('by bank transfer it opens them when the money is there', async () => {
    const browser = australian(shop)
    const checkoutId = await order(browser, await cartOf(browser, { 36: 1 }), { paymentMethod: 'EFT' })
    await confirm(browser, checkoutId, 'eft')
    expect(await countsOf(checkoutId)).toEqual({})
    const context = paymentContext(shop.services)
    await finishPayment(context, await readCheckout(shop.db, checkoutId), {
      status: 'paid',
      paymentRef: `eft_${checkoutId}`,
    })
    expect(await countsOf(checkoutId)).toEqual({ 36: 1 })
  })

  test('on a vet’s account it opens them at once, and not again when the invoice is paid', async () => {
    const browser = australian(shop)
    await signIn(shop, browser, 'vet')
    const body = advanceOrderSchema.cast({
      checkoutId: randomUUID(),
      user: { firstName: 'Grace', lastName: 'Owner', email: 'grace@example.org' },
      items: [
        { productId: 402, quantity: 1 },
        { productId: 707, quantity: 3 },
      ],
    })
    const { checkoutId } = await browser.ask(checkoutCalls.createAdvanceOrder, { body })
    expect(await countsOf(checkoutId)).toEqual({ 36: 2 })
    const context = paymentContext(shop.services)
    await finishPayment(context, await readCheckout(shop.db, checkoutId), {
      status: 'paid',
      paymentRef: `invoice_${checkoutId}`,
    })
    expect(await countsOf(checkoutId)).toEqual({ 36: 2 })
  })
})
