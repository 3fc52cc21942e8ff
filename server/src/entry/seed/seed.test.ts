import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { jobsOf } from '../../../test/lab.ts'
import { useShop } from '../../../test/shop.ts'
import { releasedTests } from '../../schema/catalogue-release.ts'
import { catalogueReleases } from '../../schema/catalogue.ts'
import { openDataReleases } from '../../schema/open-data.ts'
import { prices, productBreeds, productContents, products } from '../../schema/product.ts'
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

test('one that has this data already is left alone', async () => {
  await spoil()
  await start()
  expect((await read()).product).toMatchObject({ alleles: [] })
})
