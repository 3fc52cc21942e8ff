import { activationCalls } from '@shop/contract/activation'
import { ourCategories } from '@shop/contract/constants'
import type { Failure } from '@shop/contract/failure'
import { toolCalls } from '@shop/contract/tool'
import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { handIn, signedIn, walk } from '../../test/activation.ts'
import { addSample } from '../../test/animals.ts'
import type { Browser } from '../../test/buyer.ts'
import { useShop } from '../../test/shop.ts'
import { samples } from '../sample/tables.ts'

const shop = useShop({ TRUST_PROXY: 'true' })

const send = (browser: Browser, email: string, quantity: number) =>
  browser.ask(toolCalls.transferMultipack, { body: { email, quantity, categoryId: ourCategories.testKit } })
const balance = async (browser: Browser) =>
  (await browser.ask(activationCalls.getTestKitBalance)).results.reduce((sum, { quantity }) => sum + quantity, 0)
async function member(kits = 0) {
  const { browser, user } = await signedIn(shop)
  for (let kit = 0; kit < kits; kit++) await addSample(shop, { userId: user.id })
  return { browser, user }
}
const refusalsOf = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Failure).status] : []))

test('ten transfers of two at once out of five kits: two go through, and no kit is given twice', async () => {
  const giver = await member(5)
  const receivers = await Promise.all(Array.from({ length: 10 }, () => member()))
  const results = await Promise.allSettled(receivers.map(({ user }) => send(giver.browser, user.email, 2)))
  expect(refusalsOf(results)).toEqual(Array(8).fill(428))
  expect(await balance(giver.browser)).toBe(1)
  const received = await Promise.all(receivers.map(({ browser }) => balance(browser)))
  expect(received.filter((kits) => kits === 2)).toHaveLength(2)
  expect(received.filter((kits) => kits === 0)).toHaveLength(8)
})

test('two who give each other kits at the same time do not deadlock', async () => {
  const [one, other] = [await member(4), await member(4)]
  const works = Array.from({ length: 4 }, () => [
    send(one.browser, other.user.email, 1),
    send(other.browser, one.user.email, 1),
  ]).flat()
  expect(refusalsOf(await Promise.allSettled(works))).toEqual([])
  expect([await balance(one.browser), await balance(other.browser)]).toEqual([4, 4])
})

test('a kit that is activated and given away at once goes one way only', async () => {
  for (let round = 0; round < 5; round++) {
    const giver = await member(1)
    const receiver = await member()
    const { barcode } = await addSample(shop, { productId: 701 })
    const kit = { selectedTestKit: { id: 36, name: 'Kit' } }
    const record = await walk(giver.browser, { email: giver.user.email, barcodes: [barcode], kit })
    const results = await Promise.allSettled([
      handIn(giver.browser, record),
      send(giver.browser, receiver.user.email, 1),
    ])
    expect(refusalsOf(results)).toHaveLength(1)
    const isActivated = results[0].status === 'fulfilled'
    expect(await balance(receiver.browser)).toBe(isActivated ? 0 : 1)
    expect(await shop.db.$count(samples, and(eq(samples.barcode, barcode), isNotNull(samples.activatedAt)))).toBe(
      isActivated ? 1 : 0,
    )
  }
})
