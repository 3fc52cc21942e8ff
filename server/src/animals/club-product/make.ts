import { currencies, type Currency, ourCategories, productTypes } from '@shop/contract/constants'
import { toMinor } from '@shop/contract/money'
import { and, eq, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { categoryNames, customProfileIds } from '../../reference/catalogue/categories.ts'
import { supplyIds } from '../../reference/catalogue/kits.ts'
import type { Db } from '../../platform/db/open.ts'
import { prices, productBreeds, productContents, products } from '../../schema/product.ts'

type ProductRow = typeof products.$inferSelect

/** For `where`: what a club can have at its own price, which is whatever sends out kits and is sold to everybody. */
const mayBeAClubs = and(
  eq(products.isSwabRequired, true),
  eq(products.isUpgrade, false),
  isNull(products.clubName),
  isNull(products.endedAt),
  ne(products.categoryId, ourCategories.agentProducts),
  notInArray(products.id, [...supplyIds, ...customProfileIds]),
)

/** The product that a club's is to be; undefined where a club cannot have it. */
export const findBase = async (tx: Db, id: number): Promise<ProductRow | undefined> =>
  (
    await tx
      .select()
      .from(products)
      .where(and(eq(products.id, id), mayBeAClubs))
  )[0]

type Wanted = {
  base: ProductRow
  clubName: string
  name: string
  /** In each currency, as it is written: 99.5. */
  price: Record<Currency, number>
  /** Where it is known already. */
  id?: number
  summary?: string
}

/**
 * Adds a club's product. It is a kit like its base product, which is what its orders send out: so it is activated, read
 * and reported as that one is. Returns nothing where the club sells one of that name.
 */
export async function makeClubProduct(tx: Db, { base, clubName, name, price, ...known }: Wanted) {
  const { id: ownId = sql`nextval('club_product_id')`, summary = base.summary } = known
  const [made] = await tx
    .insert(products)
    .values({
      ...base,
      id: ownId,
      name,
      clubName,
      kitId: base.id,
      // Never a test by itself: what it sends out is.
      typeId: productTypes.shippable,
      categoryId: ourCategories.testKit,
      categoryName: categoryNames[ourCategories.testKit],
      summary,
      description: `${base.description} At the price that your club has agreed on for its people.`,
      isForAllBreeds: false,
      isBestSeller: false,
      hasUpgradeOption: false,
      createdAt: new Date(),
      searchText: [base.searchText, name, clubName, summary].join(' | ').toLowerCase(),
    })
    .onConflictDoNothing()
    .returning()
  if (!made) return null
  const { id } = made
  await tx
    .insert(prices)
    .values(currencies.map((currency) => ({ productId: id, currency, amount: toMinor(price[currency]) })))
  await tx.insert(productContents).values({ productId: id, contentId: base.id, position: 0 })
  const named = await tx.select().from(productBreeds).where(eq(productBreeds.productId, base.id))
  if (named.length) await tx.insert(productBreeds).values(named.map((row) => ({ ...row, productId: id })))
  return made
}
