import { type Currency, productTypes, tags, type UserType } from '@shop/contract/constants'
import type { Minor } from '@shop/contract/money'
import { customProfileIds } from '../../reference/catalogue/categories.ts'
import { packKits } from '../../reference/catalogue/kits.ts'
import {
  type Catalogue,
  type CataloguedProduct,
  pricedIn,
  type PricedProduct,
  type ProductRow,
} from '../catalogue/catalogue.ts'
import { isListed, isSoldTo } from './listed.ts'

const testTypes: readonly number[] = [productTypes.trait, productTypes.disease, productTypes.dnaProfile]

export const isBreedProfile = ({ tagIds }: Pick<ProductRow, 'tagIds'>) => tagIds.includes(tags.fullBreedProfile)

/** One test that is sold alone. Profiles have the type of what they are made of. */
export const isTest = (row: ProductRow): boolean =>
  testTypes.includes(row.typeId) && !row.isUpgrade && !isBreedProfile(row) && !customProfileIds.includes(row.id)

/** The tests that a product holds whatever the animal is; a single test holds itself. */
export const testsIn = ({ product }: Pick<Catalogue, 'product'>, { row, contentIds }: CataloguedProduct): number[] =>
  isTest(row)
    ? [row.id]
    : contentIds.filter((id) => {
        const part = product(id)
        return part && isTest(part.row)
      })

/** Sold to everybody, by its own page. */
const isForEverybody = ({ row }: CataloguedProduct): boolean => isListed(row) && isSoldTo(row, null)

/** What somebody pays for one, in minor units, of what everybody pays. */
type PriceFor = (priced: PricedProduct) => Minor

/**
 * How many tests or kits a product is made of, and what they cost one by one; null where that is no more than the
 * product costs, and where one of them is not sold alone.
 */
export function partsOf(
  catalogue: Pick<Catalogue, 'product' | 'now'>,
  priced: PricedProduct,
  currency: Currency,
  priceFor: PriceFor,
): { kind: 'test' | 'kit'; count: number; price: Minor; saves: Minor } | null {
  const pack = packKits.get(priced.product.row.id)
  const ids = pack ? Array.from({ length: pack.count }, () => pack.kitId) : testsIn(catalogue, priced.product)
  if (ids.length < 2) return null
  const parts = pricedIn(
    catalogue,
    ids.flatMap((id) => catalogue.product(id) ?? []),
    currency,
  )
  const price = parts.reduce((sum, part) => sum + priceFor(part), 0)
  const saves = price - priceFor(priced)
  if (parts.length < ids.length || saves <= 0) return null
  return { kind: pack ? 'kit' : 'test', count: ids.length, price, saves }
}

/** The breed profiles that hold a test, by name. */
export const profilesWith = (catalogue: Catalogue, testId: number, currency: Currency): PricedProduct[] =>
  pricedIn(
    catalogue,
    catalogue.products.filter(
      (product) => isBreedProfile(product.row) && product.contentIds.includes(testId) && isForEverybody(product),
    ),
    currency,
  ).toSorted((a, b) => a.product.rank - b.product.rank)

/** Packs of kits are sold to breeders, and to whoever has not said what they are. */
export const buysPacks = (type: UserType) => type === 'breeder' || type === 'guest'

/** The packs of kits that a profile or a kit can be bought in for several animals, the smallest first. */
export const packsFor = (
  catalogue: Catalogue,
  { row }: CataloguedProduct,
  currency: Currency,
  userType: UserType,
): (PricedProduct & { count: number })[] =>
  buysPacks(userType)
    ? pricedIn(
        catalogue,
        [...packKits.keys()].flatMap((id) => catalogue.product(id) ?? []).filter(isForEverybody),
        currency,
      ).flatMap((pack) => {
        const { kitId = 0, count = 1 } = packKits.get(pack.product.row.id) ?? {}
        const isOfKit = kitId === row.id || (isBreedProfile(row) && row.speciesId === pack.product.row.speciesId)
        return isOfKit ? [{ ...pack, count }] : []
      })
    : []

const bundles = new WeakMap<Catalogue['products'], CataloguedProduct[]>()

/** Whatever else than a breed's profile is made of other products, and sold to everybody. */
export function bundlesIn({ products }: Pick<Catalogue, 'products'>): readonly CataloguedProduct[] {
  const known =
    bundles.get(products) ??
    products.filter((one) => one.contentIds.length > 0 && !isBreedProfile(one.row) && isForEverybody(one))
  bundles.set(products, known)
  return known
}
