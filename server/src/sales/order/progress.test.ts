import { type ItemAdd, cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { postDays } from '@shop/contract/line-progress'
import { orderCalls } from '@shop/contract/order'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { animalTransferCalls } from '@shop/contract/animal-transfer'
import { addAnimal, addSample } from '../../../test/animals.ts'
import { australian, type Browser, checkoutBody, confirm, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { addTo, orderUpgrades, upgradeCart, upgradeOf, withReportedSample } from '../../../test/upgrades.ts'
import { animalTransfers } from '../../schema/animal-transfer.ts'
import { animals } from '../../schema/animal.ts'
import { checkouts } from '../../schema/checkout.ts'
import { animalShares } from '../../schema/sharing.ts'
import { reach } from '../../laboratory/laboratory/stages.ts'
import { samples, sampleStageTimes, sampleUpgrades } from '../../schema/sample.ts'
import { orders } from '../../schema/order.ts'
import { dayMs } from '../../platform/values/days.ts'

const shop = useShop()

const plain = (productId: number, quantity = 1): ItemAdd => ({ productId, quantity, metaData: undefined })
const get = (browser: Browser, checkoutId: string) => browser.ask(orderCalls.getOrder, { params: { checkoutId } })
/** The one line's progress. */
const progressOf = async (browser: Browser, checkoutId: string) => (await get(browser, checkoutId)).progress[0]

async function buy(browser: Browser, ...items: ItemAdd[]) {
  const { sessionId } = await browser.ask(cartCalls.createCart, { body: { country: 'AU' } })
  for (const item of items) await addTo(browser, { sessionId }, item)
  const cart = await browser.ask(cartCalls.priceCart, { params: { sessionId }, query: { shippingMethod: '1' } })
  const body = checkoutBody(cart)
  await browser.ask(checkoutCalls.createOrder, { body })
  return body.checkoutId
}
const kitsOf = async (checkoutId: string) =>
  (
    await shop.db
      .select({ barcode: samples.barcode })
      .from(samples)
      .innerJoin(orders, eq(orders.id, samples.orderId))
      .where(eq(orders.checkoutId, checkoutId))
      .orderBy(samples.barcode)
  ).map(({ barcode }) => barcode)
const setSample = (barcode: string, columns: Partial<typeof samples.$inferInsert>) =>
  shop.db.update(samples).set(columns).where(eq(samples.barcode, barcode))

test('an order is new for a day', async () => {
  const browser = australian(shop)
  await signIn(shop, browser)
  const checkoutId = await buy(browser, plain(36))
  await confirm(browser, checkoutId)
  const isNewAfter = async (hours: number) => {
    const createdAt = new Date(Date.now() - hours * 60 * 60 * 1000)
    await shop.db.update(checkouts).set({ createdAt }).where(eq(checkouts.id, checkoutId))
    return (await get(browser, checkoutId)).isNew
  }
  expect([await isNewAfter(1), await isNewAfter(23), await isNewAfter(25)]).toEqual([true, true, false])
})

test('a kit’s line is where its kit is, from the payment to the results', async () => {
  const browser = australian(shop)
  const user = await signIn(shop, browser)
  const checkoutId = await buy(browser, plain(36))
  expect(await progressOf(browser, checkoutId)).toMatchObject({ state: 'unpaid' })
  await confirm(browser, checkoutId)
  expect(await progressOf(browser, checkoutId)).toMatchObject({
    state: 'packing',
    counts: [{ state: 'packing', count: 1 }],
    barcode: null,
    animal: null,
  })
  const [barcode = ''] = await kitsOf(checkoutId)
  const states: unknown[] = []
  const animal = await addAnimal(shop, user.id)
  for (const columns of [
    { stage: 'dispatched' },
    { stage: 'activated', activatedAt: new Date(), animalId: animal.id },
    { stage: 'extraction' },
    { stage: 'reported' },
  ] as const) {
    await setSample(barcode, columns)
    states.push((await progressOf(browser, checkoutId))?.state)
  }
  expect(states).toEqual(['posted', 'awaiting_swab', 'laboratory', 'reported'])
  expect(await progressOf(browser, checkoutId)).toMatchObject({ barcode, animal: { id: animal.id, petName: 'Skye' } })
  const history = await browser.ask(orderCalls.listOrderHistory, { query: {} })
  expect(history.results[0]?.progress).toEqual((await get(browser, checkoutId)).progress)
})

test('a kit whose tests went to another swab is where that swab is', async () => {
  const browser = australian(shop)
  const user = await signIn(shop, browser)
  const checkoutId = await buy(browser, plain(36))
  await confirm(browser, checkoutId)
  const animal = await addAnimal(shop, user.id)
  const swab = await addSample(shop, { animalId: animal.id, stage: 'extraction', activatedAt: new Date() })
  const [kit = ''] = await kitsOf(checkoutId)
  await setSample(kit, { spentOn: swab.barcode })
  expect(await progressOf(browser, checkoutId)).toMatchObject({
    state: 'laboratory',
    barcode: swab.barcode,
    animal: { id: animal.id },
  })
})

test('after a transfer a line stays where its kit was then, for whoever bought it', async () => {
  const browser = australian(shop)
  const user = await signIn(shop, browser)
  const checkoutId = await buy(browser, plain(36))
  await confirm(browser, checkoutId)
  const [barcode = ''] = await kitsOf(checkoutId)
  const animal = await addAnimal(shop, user.id)
  await setSample(barcode, { activatedAt: new Date(), animalId: animal.id })
  await shop.db.transaction((tx) => reach(tx, [barcode], 'activated', new Date()))

  const theirs = australian(shop)
  const buyer = await signIn(shop, theirs)
  const give = async (from: Browser, id: string) => {
    await from.ask(animalTransferCalls.createAnimalTransfer, { body: { animalId: id, email: buyer.email } })
    const [offer] = (await theirs.ask(animalTransferCalls.listAnimalTransfers)).results
    await theirs.ask(animalTransferCalls.acceptAnimalTransfer, { params: { id: offer?.id ?? '' }, body: {} })
  }
  await give(browser, animal.id)
  await shop.db.transaction((tx) => reach(tx, [barcode], 'reported', new Date()))
  expect(await progressOf(browser, checkoutId)).toMatchObject({
    state: 'awaiting_swab',
    counts: [{ state: 'awaiting_swab', count: 1 }],
    animal: null,
  })
  const history = await browser.ask(orderCalls.listOrderHistory, { query: {} })
  expect(JSON.stringify(history)).not.toContain('"reported"')

  // Whoever is shown the animal again sees how far it is.
  await shop.db.insert(animalShares).values({ animalId: animal.id, email: user.email, rights: 'view' })
  expect(await progressOf(browser, checkoutId)).toMatchObject({ state: 'reported', animal: { id: animal.id } })
})

test('tests that were added stay where they were when their animal went', async () => {
  const browser = australian(shop)
  const upgraded = await withReportedSample(shop, browser, { sample: { stage: 'received' } })
  const { animal, barcode, user } = upgraded
  const added = await orderUpgrades(browser, await upgradeCart(browser, upgradeOf(upgraded, 2003)))
  await added.pay()
  expect(await progressOf(browser, added.checkoutId)).toMatchObject({ state: 'laboratory' })
  const gone = { fromUserId: user.id, toEmail: 'new@example.org', state: 'accepted' as const }
  const expiresAt = new Date()
  await shop.db
    .insert(animalTransfers)
    .values({ ...gone, animalId: animal.id, expiresAt, closedAt: new Date(Date.now() - 60_000) })
  await shop.db.update(animals).set({ userId: null }).where(eq(animals.id, animal.id))
  await shop.db.update(sampleUpgrades).set({ reportedAt: new Date() }).where(eq(sampleUpgrades.barcode, barcode))
  await setSample(barcode, { stage: 'reported' })
  expect((await progressOf(browser, added.checkoutId))?.state).not.toBe('reported')
})

test('a kit that came back, or was posted long ago, and has no animal waits to be activated', async () => {
  const browser = australian(shop)
  const checkoutId = await buy(browser, plain(36))
  await confirm(browser, checkoutId)
  const [barcode = ''] = await kitsOf(checkoutId)
  await setSample(barcode, { stage: 'received', problem: 'not_activated' })
  expect(await progressOf(browser, checkoutId)).toMatchObject({ state: 'unactivated' })
  await setSample(barcode, { stage: 'dispatched', problem: null })
  const postedAt = (days: number) =>
    shop.db
      .insert(sampleStageTimes)
      .values({ barcode, stage: 'dispatched', at: new Date(Date.now() - days * dayMs) })
      .onConflictDoUpdate({
        target: [sampleStageTimes.barcode, sampleStageTimes.stage],
        set: { at: new Date(Date.now() - days * dayMs) },
      })
  await postedAt(postDays - 1)
  expect(await progressOf(browser, checkoutId)).toMatchObject({ state: 'posted' })
  await postedAt(postDays + 1)
  expect(await progressOf(browser, checkoutId)).toMatchObject({ state: 'unactivated' })
})

test('a pack counts its kits apart from the same kit beside it; another’s animal stays unnamed', async () => {
  const browser = australian(shop)
  const user = await signIn(shop, browser)
  const checkoutId = await buy(browser, plain(402), plain(36))
  await confirm(browser, checkoutId)
  const { items, progress } = await get(browser, checkoutId)
  expect(progress).toMatchObject([
    { itemId: items[0]?.id, counts: [{ state: 'packing', count: 2 }] },
    { itemId: items[1]?.id, counts: [{ state: 'packing', count: 1 }] },
  ])
  const stranger = await signIn(shop, australian(shop))
  for (const barcode of await kitsOf(checkoutId)) {
    const [row] = await shop.db.select().from(samples).where(eq(samples.barcode, barcode))
    const isSingle = row?.orderItemId === items[1]?.id
    const animal = await addAnimal(shop, isSingle ? stranger.id : user.id)
    await setSample(barcode, { stage: 'activated', activatedAt: new Date(), animalId: animal.id })
    if (!isSingle) break
  }
  const [pack] = (await get(browser, checkoutId)).progress
  expect(pack).toMatchObject({ barcode: null, animal: null })
})

test('an upgrade’s line says when it was added, and stays out with its results when more is added later', async () => {
  const sample = await withReportedSample(shop, australian(shop))
  const order = async (productId: number) => {
    const { checkoutId, pay } = await orderUpgrades(
      sample.browser,
      await upgradeCart(sample.browser, upgradeOf(sample, productId)),
    )
    await pay()
    return checkoutId
  }
  const first = await order(2002)
  expect(await progressOf(sample.browser, first)).toMatchObject({
    state: 'laboratory',
    addedAt: expect.any(String) as string,
    barcode: sample.barcode,
    animal: { id: sample.animal.id },
  })
  await shop.db.transaction((tx) => reach(tx, [sample.barcode], 'reported', new Date()))
  expect(await progressOf(sample.browser, first)).toMatchObject({ state: 'reported' })
  const second = await order(2003)
  expect(await progressOf(sample.browser, first)).toMatchObject({ state: 'reported' })
  expect(await progressOf(sample.browser, second)).toMatchObject({ state: 'laboratory' })
  await shop.db
    .update(sampleUpgrades)
    .set({ state: 'undeliverable', reason: 'This sample had too little DNA.' })
    .where(eq(sampleUpgrades.checkoutId, second))
  expect(await progressOf(sample.browser, second)).toMatchObject({
    state: 'undeliverable',
    reason: 'This sample had too little DNA.',
  })
})

test('supplies wait to be packed, though nobody activates them', async () => {
  const browser = australian(shop)
  const checkoutId = await buy(browser, plain(702))
  await confirm(browser, checkoutId)
  expect((await get(browser, checkoutId)).progress).toMatchObject([{ state: 'packing', parcels: [] }])
})
