import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { useShop } from '../../test/shop.ts'
import { catalogueReleases } from '../catalogue/tables.ts'
import { prices, productBreeds, productContents, products } from '../product/tables.ts'
import { seed } from './seed.ts'

const shop = useShop()
const log = pino({ level: 'silent' })
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

test('a database that was filled from other data gets what changed, and keeps the prices that the shop set', async () => {
  const before = await read()
  await spoil()
  await shop.db.delete(catalogueReleases)
  await Promise.all([seed(shop.db, { isDemo: true }, log), seed(shop.db, { isDemo: true }, log)])
  expect(await read()).toEqual({ ...before, price: { ...before.price, amount: 123 } })
})

test('one that has this data already is left alone', async () => {
  await spoil()
  await seed(shop.db, { isDemo: true }, log)
  expect((await read()).product).toMatchObject({ alleles: [] })
})
