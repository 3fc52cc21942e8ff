import { asc, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { breeds } from '../../schema/breed.ts'
import { shippingMethods } from '../../schema/cart.ts'
import { type CatalogueRows, catalogueVersions } from '../../schema/catalogue.ts'
import { type Catalogue, toCatalogue } from './catalogue.ts'
import { prices, productBreeds, productContents, products } from '../../schema/product.ts'

/** The channel of the database on which changes of these tables are heard of. */
export const catalogueChannel = 'catalogue'

export async function readCatalogueVersion(db: Db): Promise<number> {
  const [row] = await db.select({ version: catalogueVersions.version }).from(catalogueVersions)
  if (!row) throw new Error('The catalogue has no version')
  return row.version
}

/** All rows of the catalogue, as one moment has them. */
export const loadCatalogue = (db: Db): Promise<CatalogueRows> =>
  db.transaction(
    async (tx) => ({
      version: await readCatalogueVersion(tx),
      products: await tx.select().from(products).orderBy(asc(products.id)),
      prices: await tx.select().from(prices),
      productBreeds: await tx.select().from(productBreeds),
      productContents: await tx.select().from(productContents).orderBy(asc(productContents.position)),
      breeds: await tx.select().from(breeds).orderBy(asc(breeds.id)),
      shippingMethods: await tx.select().from(shippingMethods).orderBy(asc(shippingMethods.id)),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/**
 * These products as the tables have them within a transaction, whose prices hold by the database's clock: what is charged
 * is decided by these, and not by what a process has in memory.
 */
export async function readCatalogue(tx: Db, productIds: readonly number[]): Promise<Catalogue> {
  const ids = [...new Set(productIds)]
  const [clock] = await tx.select({ now: sql`now()`.mapWith(prices.validFrom) }).from(sql`(select 1) as one`)
  const rows: CatalogueRows = {
    version: 0,
    products: ids.length
      ? await tx.select().from(products).where(inArray(products.id, ids)).orderBy(asc(products.id))
      : [],
    prices: ids.length ? await tx.select().from(prices).where(inArray(prices.productId, ids)) : [],
    productBreeds: [],
    productContents: [],
    breeds: [],
    shippingMethods: await tx.select().from(shippingMethods).orderBy(asc(shippingMethods.id)),
  }
  const { now: at } = clock as { now: Date }
  return toCatalogue(rows, () => at.getTime())
}
