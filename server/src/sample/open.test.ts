import { advanceOrderSchema, checkoutCalls } from '@shop/contract/checkout'
import { type Cart, cartCalls, type ItemAdd } from '@shop/contract/cart'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addAnimal, addSample } from '../../test/animals.ts'
import { australian, type Browser, checkoutBody, confirm, signIn } from '../../test/buyer.ts'
import { useShop } from '../../test/shop.ts'
import { animals } from '../animal/tables.ts'
import { breeds } from '../breed/tables.ts'
import { paymentContext } from '../checkout/payment.ts'
import { finishPayment, readCheckout } from '../payment/steps.ts'
import { orders } from '../order/tables.ts'
import { productBreeds } from '../product/tables.ts'
import { breedMixes } from '../result/tables.ts'
import { samples, sampleStageTimes, sampleTests } from './tables.ts'
import { animalShares } from '../sharing/tables.ts'
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

  test('keeps the tests of a profile of one’s own', async () => {
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

describe('an upgrade', () => {
  /** Somebody with a Border Collie whose sample was reported. */
  async function reported() {
    const browser = australian(shop)
    const user = await signIn(shop, browser)
    const animal = await addAnimal(shop, user.id)
    const { barcode } = await addSample(shop, {
      productId: 2138,
      animalId: animal.id,
      activatedAt: new Date(),
      stage: 'reported',
    })
    await shop.db.insert(sampleTests).values({ barcode, productId: 2138 })
    return { browser, user, animal, barcode }
  }
  type Sample = Awaited<ReturnType<typeof reported>>
  const upgrade = ({ barcode, animal }: Pick<Sample, 'barcode' | 'animal'>, productId: number): ItemAdd => ({
    productId,
    quantity: 1,
    metaData: { isUpgradeTests: true, barcode, animalId: animal.id },
  })
  const buyUpgrade = async (browser: Browser, item: ItemAdd) => {
    const { sessionId } = await browser.ask(cartCalls.createCart, { body: { country: 'AU' } })
    const cart = await add(browser, { sessionId }, item)
    expect(cart.isSwabRequired).toBe(false)
    const checkoutId = await order(browser, cart, { shippingMethodId: undefined })
    return { checkoutId, pay: () => confirm(browser, checkoutId) }
  }
  const testsOf = async (barcode: string) =>
    (await shop.db.select().from(sampleTests).where(eq(sampleTests.barcode, barcode)))
      .map(({ productId }) => productId)
      .toSorted((a, b) => a - b)
  const stageOf = async (barcode: string) =>
    (await shop.db.select().from(samples).where(eq(samples.barcode, barcode)))[0]?.stage

  test('of a DNA profile adds the breed’s tests to the sample, which goes back to the laboratory; no kit is sent', async () => {
    const sample = await reported()
    const { checkoutId, pay } = await buyUpgrade(sample.browser, upgrade(sample, 602))
    expect(await testsOf(sample.barcode)).toEqual([2138])
    await pay()
    const tests = await testsOf(sample.barcode)
    expect(tests).toEqual(expect.arrayContaining([2002, 2138, 2193]))
    expect(tests).not.toContain(602)
    expect(await stageOf(sample.barcode)).toBe('genotyping')
    expect(await countsOf(checkoutId)).toEqual({})
    expect(
      (await shop.db.select().from(sampleStageTimes).where(eq(sampleStageTimes.barcode, sample.barcode))).map(
        ({ stage }) => stage,
      ),
    ).toEqual(['reported'])
  })

  test('of a Geno Pet adds the health tests of the breeds that were found', async () => {
    const sample = await reported()
    const [sheltie] = await shop.db.select().from(breeds).where(eq(breeds.name, 'Shetland Sheepdog'))
    await shop.db.insert(breedMixes).values({
      barcode: sample.barcode,
      laboratory: 'Kinpaw Laboratory',
      panelVersion: '4.2',
      testedAt: new Date(),
      shares: [
        { breedId: sheltie?.id ?? 0, percent: 60 },
        { breedId: null, percent: 40 },
      ],
    })
    await (await buyUpgrade(sample.browser, upgrade(sample, 601))).pay()
    const found = (await testsOf(sample.barcode)).filter((id) => id !== 2138)
    const ofSheltie = await shop.db
      .select()
      .from(productBreeds)
      .where(eq(productBreeds.breedId, sheltie?.id ?? 0))
    expect(found.length).toBeGreaterThan(0)
    expect(ofSheltie.map(({ productId }) => productId)).toEqual(expect.arrayContaining(found))
  })

  test('by any single test; one that has not been reported stays where it is', async () => {
    const sample = await reported()
    await shop.db.update(samples).set({ stage: 'extraction' }).where(eq(samples.barcode, sample.barcode))
    await (await buyUpgrade(sample.browser, upgrade(sample, 2033))).pay()
    expect(await testsOf(sample.barcode)).toEqual([2033, 2138])
    expect(await stageOf(sample.barcode)).toBe('extraction')
  })

  test('of another’s sample is not sold; of one shared with all rights it is', async () => {
    const sample = await reported()
    const other = australian(shop)
    const { email } = await signIn(shop, other)
    const { sessionId } = await other.ask(cartCalls.createCart, { body: { country: 'AU' } })
    const missing = { status: 404, message: messages.failedToFetchAnimals }
    const attempt = (browser: Browser) => add(browser, { sessionId }, upgrade(sample, 602))
    await expect(attempt(other)).rejects.toMatchObject(missing)
    await shop.db.insert(animalShares).values({ animalId: sample.animal.id, email, rights: 'view' })
    await expect(attempt(other)).rejects.toMatchObject(missing)
    await shop.db.update(animalShares).set({ rights: 'full' }).where(eq(animalShares.email, email))
    expect((await attempt(other)).items).toMatchObject([{ metaData: { barcode: sample.barcode } }])
    // For a cat it is not.
    await expect(add(other, { sessionId }, upgrade(sample, 603))).rejects.toMatchObject({
      status: 428,
      errors: { productId: expect.any(String) as string },
    })
  })

  test('paid after the animal went to somebody else changes nothing', async () => {
    const sample = await reported()
    const { pay } = await buyUpgrade(sample.browser, upgrade(sample, 602))
    const heir = await signIn(shop, australian(shop))
    await shop.db.update(animals).set({ userId: heir.id }).where(eq(animals.id, sample.animal.id))
    expect(await pay()).toMatchObject({ status: 'paid' })
    expect(await testsOf(sample.barcode)).toEqual([2138])
    expect(await stageOf(sample.barcode)).toBe('reported')
  })

  test('does not stand in one cart with kits', async () => {
    const sample = await reported()
    const cart = await cartOf(sample.browser, { 36: 1 })
    await expect(add(sample.browser, cart, upgrade(sample, 2033))).rejects.toMatchObject({ status: 409, code: 101 })
  })
})
