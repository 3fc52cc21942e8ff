import { fullBreedTestKitIds, productTypes } from '@shop/contract/constants'
import { messages } from '@shop/contract/messages'
import type { Product } from '@shop/contract/product'
import { and, asc, eq, inArray, notInArray, or } from 'drizzle-orm'
import { asRead } from '../../platform/db/reading-order.ts'
import { refuseField } from './row.ts'
import { customProfileIds } from '../../reference/catalogue/categories.ts'
import type { Db } from '../../platform/db/open.ts'
import { priceIn } from '../../storefront/product/prices.ts'
import { prices, products } from '../../schema/product.ts'
import type { Visitor } from '../../people/visitor/visitor.ts'
import { pageOf } from '../../platform/values/page.ts'
import { wholeNumberIn } from '../../platform/values/typed-number.ts'
import { cardColumns, toProduct } from '../../storefront/product/view.ts'
import { isTest } from '../../storefront/product/test-contents.ts'

const { trait, disease, dnaProfile, mixBreed } = productTypes

/** What a swab can be tested for: tests, profiles, and the kits that make a breed's profile; not upgrades, packs or swabs. */
const isTestable = and(
  eq(products.isUpgrade, false),
  notInArray(products.id, [...customProfileIds]),
  or(inArray(products.typeId, [trait, disease, dnaProfile, mixBreed]), inArray(products.id, [...fullBreedTestKitIds])),
)

const tested = {
  productId: products.id,
  name: products.name,
  speciesId: products.speciesId,
}

/** One product that a swab can be tested for; else a refusal on `field`. */
export async function findTestable(db: Db, id: number, field: string) {
  const [product] = await db
    .select(tested)
    .from(products)
    .where(and(eq(products.id, id), isTestable))
  if (!product) throw refuseField(field, 'A swab cannot be tested for this. Please choose another test.')
  return { ...product, customProductIds: null }
}

/** Single tests of a species that can be bought on top of a kit; else a refusal on `field`. */
export async function checkExtraTests(db: Db, ids: number[], speciesId: number, field: string) {
  const known = await db.$count(
    products,
    and(inArray(products.id, ids), isTestable, isTest, eq(products.speciesId, speciesId)),
  )
  if (known < ids.length) throw refuseField(field, 'One of these tests is not for this animal. Please choose again.')
}

const numberIn = (text: string | undefined, field: string) => {
  if (!text) return undefined
  const number = wholeNumberIn(text)
  if (Number.isNaN(number)) throw refuseField(field, messages.notANumber)
  return number
}

/** There are some six hundred: one page shows them all. */
const all = 1000

/** The contract's list of them, of a type and of a category where these are named. */
export async function listTestable(
  db: Db,
  query: { productType?: string; categoryId?: string },
  visitor: Visitor,
): Promise<{ results: Product[]; count: number; next: number | null; previous: number | null }> {
  const typeId = numberIn(query.productType, 'productType')
  const categoryId = numberIn(query.categoryId, 'categoryId')
  const rows = await db
    .select({ product: cardColumns, amount: prices.amount })
    .from(products)
    .innerJoin(prices, priceIn(visitor))
    .where(
      and(
        isTestable,
        typeId === undefined ? undefined : eq(products.typeId, typeId),
        categoryId === undefined ? undefined : eq(products.categoryId, categoryId),
      ),
    )
    .orderBy(asc(asRead(products.name)), asc(products.id))
    .limit(all)
  const results = rows.map(({ product, amount }) => toProduct(product, amount, visitor))
  return pageOf(results, results.length, 1, all)
}
