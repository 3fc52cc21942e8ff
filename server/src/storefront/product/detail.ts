import { subCategories } from '@shop/contract/constants'
import type { ProductDetail } from '@shop/contract/product'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import { asRead } from '../../platform/db/reading-order.ts'
import { breeds } from '../../schema/breed.ts'
import { citations } from '../../reference/catalogue/citations.ts'
import { medicineOf } from '../../reference/catalogue/medicine.ts'
import type { Db } from '../../platform/db/open.ts'
import { isNumberId } from '../../platform/values/ids.ts'
import { taxAt } from '../../reference/tax/taxes.ts'
import type { Visitor } from '../../people/visitor/visitor.ts'
import { deliveryOf } from './delivery.ts'
import { isForOwners, plainSummary } from './for-owners.ts'
import { isListed, isSoldTo } from './listed.ts'
import { priceIn } from './prices.ts'
import { prices, productBreeds, productContents, products } from '../../schema/product.ts'
import { cardColumns, toProduct } from './view.ts'
import { missing } from '../../platform/input/refusal.ts'

/** A tax that depends on the state has no name yet. */
function taxIn(country: string): ProductDetail['tax'] {
  const { rates, isPending } = taxAt({ country })
  const [tax] = rates
  if (tax) return { name: tax.name, isIncluded: tax.isIncluded }
  return isPending ? { name: 'tax', isIncluded: false } : null
}

const subCategoryOf = (id: number | null) => subCategories.find((subCategory) => subCategory.id === id) ?? null

/** All that a product's page shows. Throws 404 where it is missing, or not sold to this visitor. */
export async function readProduct(
  db: Db,
  idText: string,
  visitor: Visitor,
  condition: SQL | undefined = isListed,
): Promise<ProductDetail> {
  if (!isNumberId(idText)) throw missing()
  const id = Number(idText)
  const [[found], named, contents] = await Promise.all([
    db
      .select({ product: products, amount: prices.amount })
      .from(products)
      .innerJoin(prices, priceIn(visitor))
      .where(and(eq(products.id, id), condition, isSoldTo(visitor.user))),
    db
      .select({ id: breeds.id, name: breeds.name })
      .from(productBreeds)
      .innerJoin(breeds, eq(breeds.id, productBreeds.breedId))
      .where(eq(productBreeds.productId, id))
      .orderBy(asc(asRead(breeds.name))),
    db
      .select({ product: cardColumns, amount: prices.amount })
      .from(productContents)
      .innerJoin(products, eq(products.id, productContents.contentId))
      .innerJoin(prices, priceIn(visitor))
      .where(eq(productContents.productId, id))
      .orderBy(asc(productContents.position)),
  ])
  if (!found) throw missing()
  const { product: row, amount } = found
  return {
    ...toProduct(row, amount, visitor),
    ...(isForOwners({}, visitor) && { summary: plainSummary(row) }),
    description: row.description,
    variant: row.variant,
    modeOfInheritance: row.modeOfInheritance,
    alleles: row.alleles,
    ageOfOnset: row.ageOfOnset,
    penetrance: row.penetrance,
    validatedBreeds: row.validatedBreeds,
    omiaId: row.omiaId,
    omiaFrom: row.omiaFrom,
    subCategory: subCategoryOf(row.subCategoryId),
    breeds: named,
    otherBreeds: row.otherBreeds,
    caution: row.caution,
    medicine: medicineOf(row),
    sources: citations(row.sources),
    contents: contents.map(({ product, amount: price }) => toProduct(product, price, visitor)),
    hasUpgradeOption: row.hasUpgradeOption,
    isAnimalRequired: row.isAnimalRequired,
    delivery: await deliveryOf(db, row, visitor),
    tax: taxIn(visitor.country),
  }
}
