import type { Failure } from '@shop/contract/failure'
import { eq, isNotNull, and, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { caller, handIn, review, signedIn, walk } from '../../../test/activation.ts'
import { addSample } from '../../../test/animals.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { samples, sampleTests } from '../../schema/sample.ts'

const shop = useShop({ TRUST_PROXY: '1' })

const plain = 701

/** How many of these were answered, and the refusals for another reason than that the kit is gone. */
async function outcome(works: Promise<unknown>[]) {
  const results = await Promise.allSettled(works)
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Failure] : []))
  return { won: results.length - refusals.length, otherRefusals: refusals.filter(({ status }) => status !== 409) }
}

test('fifty activations of one barcode at once: one wins, and there is one animal', async () => {
  const { barcode } = await addSample(shop)
  const ready = []
  for (let window = 0; window < 50; window++) {
    const browser = caller(shop)
    ready.push({ browser, record: await walk(browser, { barcodes: [barcode], pet: { petName: 'Race of fifty' } }) })
  }
  expect(await outcome(ready.map(({ browser, record }) => handIn(browser, record)))).toEqual({
    won: 1,
    otherRefusals: [],
  })
  const made = await shop.db.select().from(animals).where(eq(animals.petName, 'Race of fifty'))
  const [sample] = await shop.db.select().from(samples).where(eq(samples.barcode, barcode))
  expect(made.map(({ id }) => id)).toEqual([sample?.animalId])
})

test('one record sent twenty times at once is activated once, and every window gets the same answer', async () => {
  const browser = caller(shop)
  const record = await walk(browser, { barcodes: [(await addSample(shop)).barcode] })
  const answers = await Promise.all(Array.from({ length: 20 }, () => handIn(browser, record)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await shop.db.$count(animals, eq(animals.claimEmail, record.email ?? ''))).toBe(1)
})

test('two swabs named in either order by many windows: no window waits for another, and one wins', async () => {
  const [one, other] = [(await addSample(shop)).barcode, (await addSample(shop)).barcode]
  const ready = []
  for (let window = 0; window < 10; window++) {
    const browser = caller(shop)
    ready.push({ browser, record: await walk(browser, { barcodes: window % 2 ? [one, other] : [other, one] }) })
  }
  expect(await outcome(ready.map(({ browser, record }) => handIn(browser, record)))).toEqual({
    won: 1,
    otherRefusals: [],
  })
})

/** Windows of one user, each with a plain swab and a kit of the balance chosen for it. */
async function windows(count: number, kits: number) {
  const { browser, user } = await signedIn(shop)
  for (let kit = 0; kit < kits; kit++) await addSample(shop, { userId: user.id })
  const records = []
  for (let window = 0; window < count; window++) {
    const { barcode } = await addSample(shop, { productId: plain })
    const kit = { selectedTestKit: { id: 36, name: 'Kit' } }
    records.push(await walk(browser, { email: user.email, barcodes: [barcode], kit }))
  }
  return { user, records, works: records.map((record) => handIn(browser, record)) }
}

test('the last kit of the balance, spent from ten windows: one wins, the other swabs stay unused', async () => {
  const { user, records, works } = await windows(10, 1)
  expect(await outcome(works)).toEqual({ won: 1, otherRefusals: [] })
  expect(await shop.db.$count(animals, eq(animals.userId, user.id))).toBe(1)
  const barcodes = records.flatMap((record) => record.barcodes ?? [])
  expect(await shop.db.$count(samples, and(inArray(samples.barcode, barcodes), isNotNull(samples.activatedAt)))).toBe(1)
  expect(await shop.db.$count(sampleTests, inArray(sampleTests.barcode, barcodes))).toBe(records[0]?.tests.length)
})

test('five kits and five windows that all began with the same one: each gets its own', async () => {
  const { user, records, works } = await windows(5, 5)
  expect(new Set(records.map(({ kit }) => kit?.barcode)).size).toBe(1)
  expect(await outcome(works)).toEqual({ won: 5, otherRefusals: [] })
  const spent = await shop.db
    .select()
    .from(samples)
    .where(and(eq(samples.userId, user.id), isNotNull(samples.spentOn)))
  expect(new Set(spent.map(({ spentOn }) => spentOn)).size).toBe(5)
})

test('reviews in many tabs at once: each is answered with what its own choice costs', async () => {
  const browser = caller(shop)
  const { id } = await walk(browser, { barcodes: [(await addSample(shop)).barcode] })
  for (let round = 0; round < 5; round++) {
    const choices = Array.from({ length: 20 }, (_, tab) => (tab % 2 ? [] : [2033]))
    const replies = await Promise.all(choices.map((upgradeProducts) => review(browser, id, { upgradeProducts })))
    for (const [index, { due, isPaid }] of replies.entries())
      expect([due !== null, isPaid]).toEqual(choices[index]?.length ? [true, false] : [false, true])
  }
})
