import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asRead } from '../../platform/db/reading-order.ts'
import type { Database } from '../../platform/db/open.ts'
import { openMemory } from '../../platform/db/memory.ts'
import { readingKey } from '../../platform/values/reading-key.ts'
import { breeds } from '../../schema/breed.ts'
import { shippingMethods } from '../../schema/cart.ts'
import { prices, productBreeds, productContents, products } from '../../schema/product.ts'
import { copyOfDatabase } from '../../../test/shop.ts'
import { catalogueOf, priceAt, toCatalogue } from './catalogue.ts'
import { catalogueChannel, loadCatalogue, readCatalogueVersion } from './load.ts'

let database: Database
beforeAll(async () => {
  database = await copyOfDatabase()
})
afterAll(() => database.close())

const openCatalogue = () =>
  openMemory({ readVersion: () => readCatalogueVersion(database.db), load: () => loadCatalogue(database.db) })

describe('whoever changes what is sold', () => {
  const changes = {
    products: () => database.db.update(products).set({ isBestSeller: sql`${products.isBestSeller}` }),
    prices: () => database.db.update(prices).set({ amount: sql`${prices.amount}` }),
    productBreeds: () => database.db.delete(productBreeds).where(sql`${productBreeds.productId} = 2003`),
    productContents: () => database.db.update(productContents).set({ position: sql`${productContents.position}` }),
    breeds: () => database.db.update(breeds).set({ origin: sql`${breeds.origin}` }),
    shippingMethods: () => database.db.update(shippingMethods).set({ name: sql`${shippingMethods.name}` }),
  }

  test.each(Object.keys(changes) as (keyof typeof changes)[])(
    'raises the version and tells all who listen: %s',
    async (table) => {
      const heard: string[] = []
      const stop = database.listen(catalogueChannel, () => heard.push(table))
      // Whoever begins to listen hears at once that something may have changed meanwhile.
      await expect.poll(() => heard.length).toBeGreaterThanOrEqual(database.isEmbedded ? 0 : 1)
      const before = await readCatalogueVersion(database.db)
      heard.length = 0
      await changes[table]()
      expect(await readCatalogueVersion(database.db)).toBe(before + 1)
      await expect.poll(() => heard).not.toEqual([])
      await stop()
    },
  )

  test('and takes it back raises nothing', async () => {
    const before = await readCatalogueVersion(database.db)
    const work = database.db.transaction(async (tx) => {
      await tx.update(prices).set({ amount: 1 })
      throw new Error('taken back')
    })
    await expect(work).rejects.toThrow('taken back')
    expect(await readCatalogueVersion(database.db)).toBe(before)
  })
})

test('a new state is another catalogue; the earlier one stays as it was for whoever reads it', async () => {
  const catalogue = await openCatalogue()
  const before = catalogueOf({ catalogue })
  const nameBefore = before.product(2002)?.row.name
  await database.db
    .update(products)
    .set({ name: 'Renamed' })
    .where(sql`${products.id} = 2002`)
  await catalogue.refresh()
  expect(catalogueOf({ catalogue }).product(2002)?.row.name).toBe('Renamed')
  expect(before.product(2002)?.row.name).toBe(nameBefore)
})

test('a planned price begins by the clock, and the one before it ends then', async () => {
  const begins = new Date('2030-01-01T00:00:00Z')
  const isOne = sql`${prices.productId} = 2005 and ${prices.currency} = 'AUD'`
  const [now] = await database.db.select().from(prices).where(isOne)
  if (!now) throw new Error('No price')
  await database.db.update(prices).set({ validUntil: begins }).where(isOne)
  await database.db
    .insert(prices)
    .values({ productId: 2005, currency: 'AUD', amount: now.amount + 100, validFrom: begins })
  const memory = await openCatalogue()
  const product = catalogueOf({ catalogue: memory }).product(2005)
  if (!product) throw new Error('No product')
  expect(priceAt(product, 'AUD', Date.now())?.amount).toBe(now.amount)
  expect(priceAt(product, 'AUD', begins.getTime() - 1)?.amount).toBe(now.amount)
  expect(priceAt(product, 'AUD', begins.getTime())?.amount).toBe(now.amount + 100)
  // In lists too, which are priced once for an edition.
  let at = begins.getTime() - 1
  const { priced } = toCatalogue(memory.rows(), () => at)
  const listed = () => priced('AUD').find((one) => one.product.row.id === 2005)?.amount
  expect(listed()).toBe(now.amount)
  at += 1
  expect(listed()).toBe(now.amount + 100)
})

test('names are sorted as the database sorts them', async () => {
  const rows = await database.db.select({ name: breeds.name, key: asRead(breeds.name) }).from(breeds)
  expect(rows.map(({ name }) => readingKey(name))).toEqual(rows.map(({ key }) => key))
})
