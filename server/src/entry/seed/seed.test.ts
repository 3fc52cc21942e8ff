import { asc, eq, inArray, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { jobsOf } from '../../../test/lab.ts'
import { useShop } from '../../../test/shop.ts'
import { shippingMethods } from '../../schema/cart.ts'
import { releasedTests } from '../../schema/catalogue-release.ts'
import { catalogueReleases } from '../../schema/catalogue.ts'
import { openDataReleases } from '../../schema/open-data.ts'
import { prices, productBreeds, productContents, products } from '../../schema/product.ts'
import { refuseUnpriced } from './check-prices.ts'
import { seed } from './seed.ts'
import { catalogueReleaseQueue } from '../../laboratory/catalogue-release/queues.ts'

const shop = useShop()
const start = () => seed(shop.db, { config: { isDemo: true }, log: pino({ level: 'silent' }), jobs: shop.jobs })
const eic = 2005

const read = async () => {
  const [product] = await shop.db.select().from(products).where(eq(products.id, eic))
  const [price] = await shop.db.select().from(prices).where(eq(prices.productId, eic)).orderBy(prices.currency)
  const links = await shop.db.$count(productBreeds, eq(productBreeds.productId, eic))
  return { product, price, links, contents: await shop.db.$count(productContents) }
}

const readWays = () => shop.db.select().from(shippingMethods).orderBy(asc(shippingMethods.id))

/** As a release of the shop with other data left it. */
const spoil = async () => {
  await shop.db.update(products).set({ alleles: [], normalAlleles: [], oneCopy: null }).where(eq(products.id, eic))
  await shop.db.delete(productBreeds).where(eq(productBreeds.productId, eic))
  await shop.db.update(prices).set({ amount: 123 }).where(eq(prices.productId, eic))
}

test('a database that was filled from other data gets what changed, and the prices that the shop set stay', async () => {
  const before = await read()
  await spoil()
  await shop.db.delete(openDataReleases)
  await shop.db.delete(catalogueReleases)
  await Promise.all([start(), start()])
  expect(await read()).toEqual({ ...before, price: { ...before.price, amount: 123 } })
  expect(jobsOf(shop, catalogueReleaseQueue)).toEqual([{ sha256: expect.any(String), step: 'animals', after: null }])
})

test('a price that is planned stays planned when other data comes, and the one before it holds until then', async () => {
  const [price] = await shop.db.select().from(prices).where(eq(prices.productId, eic)).orderBy(prices.currency)
  if (!price) throw new Error('No price')
  const planned = { productId: eic, currency: price.currency, amount: 9900, validFrom: new Date('2100-01-01T00:00Z') }
  await shop.db.update(prices).set({ validUntil: planned.validFrom }).where(eq(prices.id, price.id))
  await shop.db.insert(prices).values(planned)
  const before = await shop.db.select().from(prices).orderBy(prices.id)
  await shop.db.delete(openDataReleases)
  await shop.db.delete(releasedTests)
  await shop.db.delete(catalogueReleases)
  await start()
  expect(await shop.db.select().from(prices).orderBy(prices.id)).toEqual(before)
})

test('a running shop gets the prices and the delivery of a new currency and a new country; what it set stays', async () => {
  const inEuro = eq(prices.currency, 'EUR')
  const [all, ways] = [await shop.db.$count(prices, inEuro), await readWays()]
  // As a shop has it that knew neither euros nor New Zealand, and set its own price for Australia.
  await shop.db.delete(prices).where(inEuro)
  await shop.db.delete(shippingMethods).where(inArray(shippingMethods.id, [7, 8]))
  await shop.db.update(shippingMethods).set({ amounts: sql`${shippingMethods.amounts} - 'EUR'` })
  await shop.db
    .update(shippingMethods)
    .set({ amounts: { AUD: 1, USD: 2, CAD: 3, GBP: 5 } })
    .where(eq(shippingMethods.id, 1))
  await expect(refuseUnpriced(shop.db)).rejects.toThrow('in EUR; no delivery goes to NZ')
  await shop.db.delete(openDataReleases)
  await shop.db.delete(releasedTests)
  await shop.db.delete(catalogueReleases)
  await start()
  // A club's product has the prices that its people agreed on: a migration brings the new one.
  const unknown = /open: 751 [^,;]+ cost nothing known in EUR\. A migration/
  await expect(refuseUnpriced(shop.db)).rejects.toThrow(unknown)
  await shop.db.insert(prices).values({ productId: 751, currency: 'EUR', amount: 3900 })
  await expect(refuseUnpriced(shop.db)).resolves.toBeUndefined()
  expect(await shop.db.$count(prices, inEuro)).toBe(all)
  const [first, ...others] = await readWays()
  expect(others).toEqual(ways.slice(1))
  expect(first).toMatchObject({ id: 1, amounts: { AUD: 1, USD: 2, CAD: 3, EUR: 600, GBP: 5 } })
})

test('one that has this data already is left alone', async () => {
  await spoil()
  await start()
  expect((await read()).product).toMatchObject({ alleles: [] })
})
