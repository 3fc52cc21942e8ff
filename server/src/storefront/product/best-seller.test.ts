import { randomUUID } from 'node:crypto'
import { type ProductQuery, productCalls } from '@shop/contract/product'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../test/shop.ts'
import { listLength } from './best-seller.ts'
import { checkouts, type Snapshot } from '../../schema/checkout.ts'
import { orders } from '../../schema/order.ts'
import { products } from '../../schema/product.ts'
import { dayMs } from '../../platform/values/days.ts'
import { bestSellersQueue } from './queues.ts'

let shop: Shop
let tests: { id: number; isBestSeller: boolean }[]
beforeEach(async () => {
  shop = await openShop()
  // Cats' diseases, none of which the catalogue begins with.
  tests = (
    await shop.db
      .select({ id: products.id, isBestSeller: products.isBestSeller })
      .from(products)
      .where(eq(products.categoryId, 7))
      .orderBy(products.id)
  ).filter(({ isBestSeller }) => !isBestSeller)
})
afterEach(() => shop.close())

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

async function order(lines: [productId: number, quantity: number][], placedAt = daysAgo(1)) {
  const items = lines.map(([id, quantity]) => ({ product: { id }, quantity }))
  const row = {
    snapshot: { items } as Snapshot,
    number: randomUUID(),
    currency: 'AUD' as const,
    total: 100,
  }
  const id = randomUUID()
  await shop.db
    .insert(checkouts)
    .values({ ...row, id, status: 'paid', provider: 'sandbox', mode: 'live_aus', isTestPayment: true })
  await shop.db.insert(orders).values({ ...row, checkoutId: id, email: 'ada@example.org', status: 'paid', placedAt })
}

const mark = async () => {
  await shop.services.jobs.send(bestSellersQueue, {})
  await shop.jobs.flush(shop.services)
}

const listed = async (species: ProductQuery['species'] = 'cat') => {
  const { results } = await shop.visitor().ask(productCalls.listProducts, { query: { species, isBestSeller: 'true' } })
  return new Set(results.map(({ id }) => id))
}

const idAt = (index: number) => tests[index]?.id ?? 0
/** More pieces of each than of the one before. */
const ordered = (count: number) => tests.slice(0, count).map(({ id }, index): [number, number] => [id, index + 1])

test('what most pieces were ordered of in a year is what sells best', async () => {
  const dogs = await listed('dog')
  await order(ordered(listLength + 2))
  await mark()
  // The two of which fewest were ordered are not among the ten, and neither is what the catalogue began with.
  expect(await listed()).toEqual(new Set(tests.slice(2, listLength + 2).map(({ id }) => id)))
  // There is no order for a dog.
  expect(await listed('dog')).toEqual(dogs)

  // Pieces count, in all orders together, and the list changes with them.
  await order([[idAt(0), 20]])
  await order([[idAt(0), 20]])
  await mark()
  const after = await listed()
  expect([after.has(idAt(0)), after.has(idAt(2)), after.size]).toEqual([true, false, listLength])
})

test('until ten have sold, what the catalogue begins with stays', async () => {
  const before = await listed()
  await order(ordered(listLength - 1))
  await mark()
  expect(await listed()).toEqual(before)
})

test('an order of more than a year ago counts no more', async () => {
  const before = await listed()
  await order(ordered(listLength), daysAgo(366))
  await mark()
  expect(await listed()).toEqual(before)
  await order(ordered(listLength), daysAgo(364))
  await mark()
  expect(await listed()).not.toEqual(before)
})

test('neither an upgrade nor supplies are best sellers, however many are ordered', async () => {
  const [upgrade] = await shop.db.select().from(products).where(eq(products.categoryId, 31))
  await order([...ordered(listLength), [upgrade?.id ?? 0, 500], [704, 500], [313, 500]])
  await mark()
  expect(await listed()).toEqual(new Set(tests.slice(0, listLength).map(({ id }) => id)))
})
