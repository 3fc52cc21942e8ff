import { checkoutCalls } from '@shop/contract/checkout'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { australian, type Browser, confirm, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { orderUpgrades, upgradeCart, upgradeOf, withReportedSample } from '../../../test/upgrades.ts'
import { animals } from '../../schema/animal.ts'
import { orders } from '../../schema/order.ts'
import { sandboxCharges } from '../../schema/payment-provider.ts'
import { animalShares } from '../../schema/sharing.ts'
import { advance } from '../../laboratory/laboratory/stages.ts'
import { sampleTests, sampleUpgrades } from '../../schema/sample.ts'

const shop = useShop()

const isCharged = async (checkoutId: string) =>
  (await shop.db.$count(
    sandboxCharges,
    and(eq(sandboxCharges.checkoutId, checkoutId), eq(sandboxCharges.status, 'paid')),
  )) > 0
const stateOf = async (checkoutId: string) =>
  (await shop.db.select().from(sampleUpgrades).where(eq(sampleUpgrades.checkoutId, checkoutId)))[0]?.state

test('of several people and tabs that pay for one test of one sample at once, one is charged', async () => {
  for (let round = 0; round < 5; round++) {
    const sample = await withReportedSample(shop, australian(shop))
    const friend = australian(shop)
    const { email } = await signIn(shop, friend)
    await shop.db.insert(animalShares).values({ animalId: sample.animal.id, email, rights: 'full' })
    const buyers: Browser[] = [sample.browser, sample.browser, friend, friend]
    const placed = []
    // One in a bundle, so that it is the tests that meet, not the products.
    for (const [index, browser] of buyers.entries())
      placed.push(await orderUpgrades(browser, await upgradeCart(browser, upgradeOf(sample, index === 3 ? 602 : 2002))))
    const paid = await Promise.allSettled(placed.map(({ pay }) => pay()))
    const singles = placed.slice(0, 3)
    const charged = await Promise.all(placed.map(({ checkoutId }) => isCharged(checkoutId)))
    expect(charged.slice(0, 3).filter(Boolean).length).toBeLessThanOrEqual(1)
    expect(charged.some(Boolean)).toBe(true)
    for (const [index, result] of paid.entries()) {
      const id = placed[index]?.checkoutId ?? ''
      expect(result.status === 'fulfilled').toBe(charged[index])
      expect(await shop.db.$count(orders, eq(orders.checkoutId, id))).toBe(charged[index] ? 1 : 0)
      if (charged[index]) expect(await stateOf(id)).toBe('added')
      else expect((paid[index] as PromiseRejectedResult).reason).toMatchObject({ status: 409 })
    }
    expect(singles).toHaveLength(3)
  }
})

test('paid while the animal goes to somebody else, or its sample fails: charged is what is added, or marked for a refund', async () => {
  for (let round = 0; round < 10; round++) {
    const sample = await withReportedSample(shop, australian(shop), { sample: { stage: 'extraction' } })
    const heir = await signIn(shop, australian(shop))
    const { checkoutId } = await orderUpgrades(
      sample.browser,
      await upgradeCart(sample.browser, upgradeOf(sample, 2002)),
    )
    await sample.browser.ask(checkoutCalls.startPayment, { body: { checkoutId, paymentMethod: undefined } })
    const leave =
      round % 2
        ? () => shop.db.update(animals).set({ userId: heir.id }).where(eq(animals.id, sample.animal.id))
        : () =>
            shop.db.transaction((tx) =>
              advance(tx, { barcodes: [sample.barcode], stage: 'extraction', problem: 'failed' }),
            )
    await Promise.allSettled([confirm(sample.browser, checkoutId), leave()])
    const isAdded =
      (await shop.db.$count(
        sampleTests,
        and(eq(sampleTests.barcode, sample.barcode), eq(sampleTests.productId, 2002)),
      )) > 0
    if (await isCharged(checkoutId)) expect(await stateOf(checkoutId)).toBe(isAdded ? 'added' : 'undeliverable')
    else expect(isAdded).toBe(false)
  }
})
