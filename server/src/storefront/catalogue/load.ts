import type { Rating } from '@shop/contract/review'
import { asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { breeds } from '../../schema/breed.ts'
import { shippingMethods } from '../../schema/cart.ts'
import { type CatalogueRows, catalogueVersions } from '../../schema/catalogue.ts'
import { type Catalogue, toCatalogue } from './catalogue.ts'
import { reviews } from '../../schema/review.ts'
import { prices, productBreeds, productContents, products } from '../../schema/product.ts'

/** The channel of the database on which changes of these tables are heard of. */
export const catalogueChannel = 'catalogue'

export async function readCatalogueVersion(db: Db): Promise<number> {
  const [row] = await db.select({ version: catalogueVersions.version }).from(catalogueVersions)
  if (!row) throw new Error('The catalogue has no version')
  return row.version
}

/** The three newest reviews of a product, beside its number of them. */
const newestReviews = sql<Rating['newest']>`(select json_agg(json_build_object('id', n.id, 'rating', n.rating,
  'text', n.text, 'name', n.name, 'writtenAt', to_char(n.written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'answer', n.answer) order by n.written_at desc, n.id)
  from (select * from reviews r where r.product_id = reviews.product_id and r.state = 'approved'
    order by r.written_at desc, r.id limit 3) n)`

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
      ratings: await tx
        .select({
          productId: reviews.productId,
          count: count(),
          average: sql`round(avg(${reviews.rating}), 1)`.mapWith(Number),
          newest: newestReviews,
        })
        .from(reviews)
        .where(eq(reviews.state, 'approved'))
        .groupBy(reviews.productId),
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
    ratings: [],
    shippingMethods: await tx.select().from(shippingMethods).orderBy(asc(shippingMethods.id)),
  }
  const { now: at } = clock as { now: Date }
  return toCatalogue(rows, () => at.getTime())
}
