import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { sampleStorageYears } from '@shop/contract/constants'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { australian, type Browser, checkoutBody, confirm, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { useShop } from '../../../test/shop.ts'
import { importStatement, statement } from '../../../test/transfers.ts'
import {
  addTo,
  dnaProfile,
  orderUpgrades,
  reportedSample,
  upgradeCart,
  upgradeOf,
  withReportedSample,
} from '../../../test/upgrades.ts'
import { animals } from '../../schema/animal.ts'
import { breeds } from '../../schema/breed.ts'
import { paymentContext } from '../../sales/checkout/payment-context.ts'
import { orders } from '../../schema/order.ts'
import { sandboxCharges } from '../../schema/payment-provider.ts'
import { finishPayment, readCheckout } from '../../sales/payment/steps.ts'
import { productBreeds } from '../../schema/product.ts'
import { breedMixes } from '../../schema/result.ts'
import { animalShares } from '../../schema/sharing.ts'
import { samples, sampleStageTimes, sampleTests, sampleUpgrades } from '../../schema/sample.ts'

const shop = useShop(withDesk)

const member = () => withReportedSample(shop, australian(shop))
const testsOf = async (barcode: string) =>
  (await shop.db.select().from(sampleTests).where(eq(sampleTests.barcode, barcode)))
    .map(({ productId }) => productId)
    .toSorted((a, b) => a - b)
const sampleOf = async (barcode: string) =>
  (await shop.db.select().from(samples).where(eq(samples.barcode, barcode)))[0]
const charges = (checkoutId: string) => shop.db.$count(sandboxCharges, eq(sandboxCharges.checkoutId, checkoutId))
const upgradesOf = (checkoutId: string) =>
  shop.db.select().from(sampleUpgrades).where(eq(sampleUpgrades.checkoutId, checkoutId))
const buy = async (browser: Browser, ...items: Parameters<typeof upgradeCart>[1][]) => {
  const { checkoutId, pay } = await orderUpgrades(browser, await upgradeCart(browser, ...items))
  expect(await pay()).toMatchObject({ status: 'paid' })
  return checkoutId
}

describe('in the cart', () => {
  test('a test added from an animal is an upgrade of its sample, whatever the browser says: once, without kit and delivery', async () => {
    const sample = await member()
    const { browser, barcode, animal } = sample
    const item = upgradeOf(sample, 2002)
    const cart = await upgradeCart(browser, {
      ...item,
      metaData: {
        ...item.metaData,
        isUpgradeTests: false,
        animalName: 'Somebody else',
        barcode: ` ${barcode.toLowerCase()}`,
      },
    })
    expect(cart).toMatchObject({ isSwabRequired: false, shippingMethods: { all: [] }, itemCount: 1 })
    expect(cart.items[0]?.metaData).toEqual({ isUpgradeTests: true, barcode, animalId: animal.id, animalName: 'Skye' })
    const params = { sessionId: cart.sessionId, cartItemId: cart.items[0]?.id ?? '' }
    const once = { status: 428, errors: { quantity: expect.any(String) as string } }
    await expect(addTo(browser, cart, { ...upgradeOf(sample, 2003), quantity: 2 })).rejects.toMatchObject(once)
    const change = (body: { quantity: number; animalName?: string }) =>
      browser.ask(cartCalls.updateItem, { params, body: { productId: 2002, animalName: undefined, ...body } })
    await expect(change({ quantity: 2 })).rejects.toMatchObject(once)
    expect((await change({ quantity: 1, animalName: 'Rex' })).items).toMatchObject([
      { quantity: 1, metaData: { animalName: 'Skye' } },
    ])
  })

  test('two animals have a line each, one animal has it once', async () => {
    const one = await member()
    const other = await reportedSample(shop, one.user.id, { animal: { petName: 'Bess' } })
    const cart = await upgradeCart(one.browser, upgradeOf(one, 2002), upgradeOf(other, 2002))
    expect(cart.items.map(({ metaData }) => metaData.animalName)).toEqual(['Skye', 'Bess'])
    const there = { status: 409, message: messages.itemAlreadyInCart }
    await expect(addTo(one.browser, cart, upgradeOf(one, 2002))).rejects.toMatchObject(there)
    // What a bundle in the cart holds is there too; a bundle is not sold on top of what it holds.
    await expect(addTo(one.browser, cart, upgradeOf(other, 602))).rejects.toMatchObject({
      status: 428,
      errors: { productId: expect.stringContaining('take that out first') as string },
    })
    const bundle = await upgradeCart(one.browser, upgradeOf(other, 602))
    await expect(addTo(one.browser, bundle, upgradeOf(other, 2002))).rejects.toMatchObject(there)
  })

  test('of another’s sample it is not sold; of one shared with all rights it is', async () => {
    const sample = await member()
    const browser = australian(shop)
    const { email } = await signIn(shop, browser)
    const cart = await browser.ask(cartCalls.createCart, { body: { country: 'AU' } })
    const missing = { status: 404, message: messages.failedToAddItemToCart }
    await expect(addTo(browser, cart, upgradeOf(sample, 602))).rejects.toMatchObject(missing)
    await shop.db.insert(animalShares).values({ animalId: sample.animal.id, email, rights: 'view' })
    await expect(addTo(browser, cart, upgradeOf(sample, 602))).rejects.toMatchObject(missing)
    await shop.db.update(animalShares).set({ rights: 'full' }).where(eq(animalShares.email, email))
    expect((await addTo(browser, cart, upgradeOf(sample, 602))).items).toMatchObject([
      { metaData: { barcode: sample.barcode } },
    ])
  })

  test.each([
    ['another species', 3001, {}, /another species/],
    ['a sample that failed', 2002, { sample: { problem: 'failed' } }, /too little DNA/],
    ['a sample whose sex is in doubt', 2002, { sample: { problem: 'sex_mismatch' } }, /another sex/],
    ['a sample that is not here yet', 2002, { sample: { stage: 'activated' } }, /not with us yet/],
    ['what it is tested for already', dnaProfile, {}, /tested for that already/],
    ['an upgrade of a Geno Pet that it never had', 601, {}, /Geno Pet/],
    ['a profile upgrade without a profile', 602, { tests: [2002] }, /DNA profile/],
    ['a kit', 36, {}, /cannot be read from a sample/],
  ] as const)('%s is refused on the field, and nothing changes', async (_, productId, change, reason) => {
    const sample = await withReportedSample(shop, australian(shop), change as never)
    const cart = await sample.browser.ask(cartCalls.createCart, { body: { country: 'AU' } })
    await expect(addTo(sample.browser, cart, upgradeOf(sample, productId))).rejects.toMatchObject({
      status: 428,
      errors: { productId: expect.stringMatching(reason) as string },
    })
    expect((await sample.browser.ask(cartCalls.getCart, { params: { sessionId: cart.sessionId } })).items).toEqual([])
  })

  test('a sample older than its storage time is gone', async () => {
    const sample = await member()
    const came = new Date()
    came.setUTCFullYear(came.getUTCFullYear() - sampleStorageYears)
    const add = async (at: number) => {
      await shop.db
        .update(sampleStageTimes)
        .set({ at: new Date(at) })
        .where(eq(sampleStageTimes.barcode, sample.barcode))
      return upgradeCart(sample.browser, upgradeOf(sample, 2002))
    }
    const hour = 3_600_000
    expect((await add(came.getTime() + hour)).items).toHaveLength(1)
    await expect(add(came.getTime() - hour)).rejects.toMatchObject({
      errors: { productId: expect.stringContaining(`${sampleStorageYears} years`) as string },
    })
  })
})

describe('paid', () => {
  test('a profile’s upgrade adds the breed’s tests to the sample, which goes back to the laboratory; no kit is sent', async () => {
    const sample = await member()
    const { checkoutId, pay } = await orderUpgrades(
      sample.browser,
      await upgradeCart(sample.browser, upgradeOf(sample, 602)),
    )
    expect(await testsOf(sample.barcode)).toEqual([dnaProfile])
    await pay()
    const tests = await testsOf(sample.barcode)
    expect(tests).toEqual(expect.arrayContaining([2002, dnaProfile, 2193]))
    expect(tests).not.toContain(602)
    expect(await sampleOf(sample.barcode)).toMatchObject({ stage: 'quality_check' })
    const [order] = await shop.db.select().from(orders).where(eq(orders.checkoutId, checkoutId))
    expect(await shop.db.$count(samples, eq(samples.orderId, order?.id ?? ''))).toBe(0)
    expect(await upgradesOf(checkoutId)).toMatchObject([
      { barcode: sample.barcode, productId: 602, state: 'added', addedAt: expect.any(Date) as Date },
    ])
    // The report’s time stays: what was reported can be read meanwhile.
    expect(await shop.db.$count(sampleStageTimes, eq(sampleStageTimes.barcode, sample.barcode))).toBe(1)
  })

  test('an upgrade of a Geno Pet adds the health tests of the breeds that were found', async () => {
    const sample = await withReportedSample(shop, australian(shop), { tests: [969] })
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
    await buy(sample.browser, upgradeOf(sample, 601))
    const found = (await testsOf(sample.barcode)).filter((id) => id !== 969)
    const ofSheltie = await shop.db
      .select()
      .from(productBreeds)
      .where(eq(productBreeds.breedId, sheltie?.id ?? 0))
    expect(found.length).toBeGreaterThan(0)
    expect(ofSheltie.map(({ productId }) => productId)).toEqual(expect.arrayContaining(found))
  })

  test('a single test of two animals is added to each; a sample at work stays where it is', async () => {
    const one = await member()
    const other = await reportedSample(shop, one.user.id, { sample: { stage: 'extraction' } })
    await buy(one.browser, upgradeOf(one, 2033), upgradeOf(other, 2033))
    for (const { barcode } of [one, other]) expect(await testsOf(barcode)).toEqual([2033, dnaProfile])
    expect(await sampleOf(one.barcode)).toMatchObject({ stage: 'quality_check' })
    expect(await sampleOf(other.barcode)).toMatchObject({ stage: 'extraction' })
  })
})

describe('nobody is charged for what cannot be delivered', () => {
  const leave = {
    'an animal that went to somebody else': async ({ animal }: Awaited<ReturnType<typeof member>>) => {
      const heir = await signIn(shop, australian(shop))
      await shop.db.update(animals).set({ userId: heir.id }).where(eq(animals.id, animal.id))
    },
    'a sample that failed': async ({ barcode }: Awaited<ReturnType<typeof member>>) => {
      await shop.db.update(samples).set({ problem: 'failed' }).where(eq(samples.barcode, barcode))
    },
    'a test that another order added': async ({ barcode }: Awaited<ReturnType<typeof member>>) => {
      await shop.db.insert(sampleTests).values({ barcode, productId: 2002 })
    },
    'a sample that is gone': async ({ animal }: Awaited<ReturnType<typeof member>>) => {
      await shop.db.delete(animals).where(eq(animals.id, animal.id))
    },
  }

  test.each(Object.entries(leave))(
    '%s is refused before the charge, and again at the press on pay',
    async (_, change) => {
      for (const isBegun of [false, true]) {
        const sample = await member()
        const { checkoutId, pay } = await orderUpgrades(
          sample.browser,
          await upgradeCart(sample.browser, upgradeOf(sample, 2002)),
        )
        const begin = () =>
          sample.browser.ask(checkoutCalls.startPayment, { body: { checkoutId, paymentMethod: undefined } })
        if (isBegun) await begin()
        await change(sample)
        const refused = { status: 409, message: expect.stringContaining('Nothing was charged') as string }
        if (!isBegun) await expect(begin()).rejects.toMatchObject(refused)
        await expect(pay()).rejects.toMatchObject(refused)
        expect(await charges(checkoutId)).toBe(0)
      }
    },
  )

  test('an upgrade in a cart from before, without a sample, is refused too', async () => {
    const browser = australian(shop)
    const { user, ...sample } = await withReportedSample(shop, browser)
    const cart = await upgradeCart(browser, upgradeOf(sample, 602))
    const { checkoutId, pay } = await orderUpgrades(browser, cart)
    const row = await readCheckout(shop.db, checkoutId)
    const items = row.snapshot.items.map((item) => ({ ...item, metaData: {} }))
    const { checkouts } = await import('../../schema/checkout.ts')
    await shop.db
      .update(checkouts)
      .set({ snapshot: { ...row.snapshot, items } })
      .where(eq(checkouts.id, checkoutId))
    await expect(pay()).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('animal’s page') as string,
    })
    expect(user.id).toBe(row.userId)
  })

  test('tests that wait for a bank transfer are not sold twice, and are added when the money arrives', async () => {
    const sample = await member()
    const { browser } = sample
    const { checkoutId } = await orderUpgrades(browser, await upgradeCart(browser, upgradeOf(sample, 2002)), {
      paymentMethod: 'EFT',
    })
    await confirm(browser, checkoutId, 'eft')
    expect(await upgradesOf(checkoutId)).toMatchObject([{ state: 'held', testIds: [2002] }])
    const friend = australian(shop)
    const { email } = await signIn(shop, friend)
    await shop.db.insert(animalShares).values({ animalId: sample.animal.id, email, rights: 'full' })
    await expect(upgradeCart(friend, upgradeOf(sample, 2002))).rejects.toMatchObject({ status: 428 })
    await settle(checkoutId)
    expect(await testsOf(sample.barcode)).toEqual([2002, dnaProfile])
  })

  const settle = async (checkoutId: string) =>
    finishPayment(paymentContext(shop.services), await readCheckout(shop.db, checkoutId), {
      status: 'paid',
      paymentRef: `late_${checkoutId}`,
    })

  /** The newest mail that names an order in its subject. */
  const mailAbout = async (number: string) => {
    await shop.jobs.flush(shop.services)
    return shop.mails.findLast(({ subject }) => subject.includes(number))?.text
  }
  const inVain = (barcode: string) =>
    new RegExp(`We cannot deliver .+ for Skye \\(sample ${barcode}\\)\\. .+ You get your money for it back`)

  test.each(Object.entries(leave))(
    'money that comes late for %s marks the line for a refund, once',
    async (name, change) => {
      const sample = await member()
      const { browser } = sample
      const { checkoutId } = await orderUpgrades(browser, await upgradeCart(browser, upgradeOf(sample, 2002)), {
        paymentMethod: 'EFT',
      })
      await confirm(browser, checkoutId, 'eft')
      await change(sample)
      await settle(checkoutId)
      await settle(checkoutId)
      const isHeld = name === 'a test that another order added'
      expect(await upgradesOf(checkoutId)).toMatchObject([
        isHeld ? { state: 'added' } : { state: 'undeliverable', reason: expect.any(String) as string },
      ])
    },
  )

  test('the mail of a transfer says what of it cannot be delivered any more, and what becomes of the money', async () => {
    const sample = await member()
    const cart = await upgradeCart(sample.browser, upgradeOf(sample, 2002), upgradeOf(sample, 2003))
    const { checkoutId } = await orderUpgrades(sample.browser, cart, { paymentMethod: 'EFT' })
    const { number, totals } = await confirm(sample.browser, checkoutId, 'eft')
    await leave['a sample that failed'](sample)
    await importStatement(shop, statement({ amount: totals.total.amount, reference: number }))
    const mail = await mailAbout(number)
    expect(mail).toMatch(/is paid\./)
    expect(mail?.match(new RegExp(inVain(sample.barcode), 'g'))).toHaveLength(2)
  })

  test('money that comes for a cancelled payment marks it too, where the test was sold meanwhile', async () => {
    const sample = await member()
    const { browser } = sample
    const cart = await upgradeCart(browser, upgradeOf(sample, 2002))
    const given = await orderUpgrades(browser, cart)
    await browser.ask(checkoutCalls.startPayment, { body: { checkoutId: given.checkoutId, paymentMethod: undefined } })
    const other = checkoutBody(cart, { shippingMethodId: undefined })
    await browser.ask(checkoutCalls.createOrder, { body: other })
    expect(await confirm(browser, other.checkoutId)).toMatchObject({ status: 'paid' })
    await settle(given.checkoutId)
    expect(await upgradesOf(other.checkoutId)).toMatchObject([{ state: 'added' }])
    expect(await upgradesOf(given.checkoutId)).toMatchObject([{ state: 'undeliverable', barcode: sample.barcode }])
    const { output } = await desk(shop, 'undeliverable')
    const line = output.split('\n').find((one) => one.includes(sample.barcode))
    expect(line).toMatch(/^KP-\d+  ada@example\.org  Collie eye anomaly.*  Skye  .*tested for that already\.$/)
    const { number } = await readCheckout(shop.db, given.checkoutId)
    expect(await mailAbout(number)).toMatch(inVain(sample.barcode))
    expect(await mailAbout((await readCheckout(shop.db, other.checkoutId)).number)).not.toMatch(/cannot deliver/)
  })
})
