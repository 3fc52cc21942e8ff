import { subCategories } from '@shop/contract/constants'
import { type Minor, priceOf } from '@shop/contract/money'
import type { Product, ProductDetail } from '@shop/contract/product'
import {
  type Catalogue,
  type CataloguedProduct,
  catalogueOf,
  pricedIn,
  type PricedProduct,
} from '../catalogue/catalogue.ts'
import { citations } from '../../reference/catalogue/citations.ts'
import { medicineOf } from '../../reference/catalogue/medicine.ts'
import { isNumberId } from '../../platform/values/ids.ts'
import { taxAt } from '../../reference/tax/taxes.ts'
import type { Services } from '../../platform/services.ts'
import type { Visitor } from '../../people/visitor/visitor.ts'
import { deliveryOf } from './delivery.ts'
import { forOwner, isForOwners } from './for-owners.ts'
import { isListed, isSoldTo, readerOf } from './listed.ts'
import { relatedTo } from './related.ts'
import { amountFor, toProduct } from './view.ts'
import { isTest, packsFor, partsOf, profilesWith, testsIn } from './wholes.ts'
import { toSpecies } from '../breed/species.ts'
import { missing } from '../../platform/input/refusal.ts'

/** A tax that depends on the state has no name yet. */
function taxIn(country: string): ProductDetail['tax'] {
  const { rates, isPending } = taxAt({ country })
  const [tax] = rates
  if (tax) return { name: tax.name, isIncluded: tax.isIncluded }
  return isPending ? { name: 'tax', isIncluded: false } : null
}

const subCategoryOf = (id: number | null) => subCategories.find((subCategory) => subCategory.id === id) ?? null

/** What else one could buy instead of a product, so that nobody pays more than they have to. */
function besideOthers(
  catalogue: Catalogue,
  priced: PricedProduct,
  { user, userType, country, currency }: Visitor,
): Pick<ProductDetail, 'parts' | 'profiles' | 'packs'> {
  const { product } = priced
  const amountOf = ({ product: { row }, amount }: PricedProduct) => amountFor(row, amount, user)
  const price = (minor: Minor) => priceOf(minor, currency, country)
  const named = ({ row: { id, name, speciesId } }: CataloguedProduct) => ({
    id,
    name,
    species: speciesId ? toSpecies(speciesId) : null,
  })
  const parts = partsOf(catalogue, priced, currency, amountOf)
  return {
    parts: parts && { ...parts, price: price(parts.price), saves: price(parts.saves) },
    profiles: isTest(product.row)
      ? profilesWith(catalogue, product.row.id, currency).map((profile) => ({
          ...named(profile.product),
          testCount: testsIn(catalogue, profile.product).length,
          price: price(amountOf(profile)),
        }))
      : [],
    packs: packsFor(catalogue, product, currency, userType).map((pack) => {
      const whole = amountOf(pack)
      return {
        ...named(pack.product),
        count: pack.count,
        price: price(whole),
        each: price(Math.round(whole / pack.count)),
      }
    }),
  }
}

/** A product that is listed and sold to this visitor, with its price. Throws 404 where there is none. */
export async function findListed(
  services: Pick<Services, 'db' | 'catalogue'>,
  idText: string,
  visitor: Visitor,
): Promise<{ catalogue: Catalogue; priced: PricedProduct }> {
  const catalogue = catalogueOf(services)
  const product = isNumberId(idText) ? catalogue.product(Number(idText)) : undefined
  if (!product || !isListed(product.row)) throw missing()
  if (!isSoldTo(product.row, await readerOf(services, catalogue, visitor.user))) throw missing()
  const [priced] = pricedIn(catalogue, [product], visitor.currency)
  if (!priced) throw missing()
  return { catalogue, priced }
}

/** All that a product's page shows. Throws 404 where it is missing, or not sold to this visitor. */
export async function readProduct(
  services: Pick<Services, 'db' | 'catalogue'>,
  idText: string,
  visitor: Visitor,
): Promise<ProductDetail> {
  const { catalogue, priced } = await findListed(services, idText, visitor)
  return detailOf(catalogue, priced, visitor)
}

export function detailOf(catalogue: Catalogue, priced: PricedProduct, visitor: Visitor): ProductDetail {
  const { product, amount } = priced
  const { row, breedIds, contentIds } = product
  const named = [...breedIds].flatMap((id) => catalogue.breed(id) ?? [])
  const contents = pricedIn(
    catalogue,
    contentIds.flatMap((id) => catalogue.product(id) ?? []),
    visitor.currency,
  )
  const worded = (product: Product) => (isForOwners({}, visitor) ? forOwner(product) : product)
  return {
    ...worded(toProduct(row, amount, visitor)),
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
    breeds: named.toSorted((a, b) => a.rank - b.rank).map(({ row: { id, name } }) => ({ id, name })),
    otherBreeds: row.otherBreeds,
    caution: row.caution,
    medicine: medicineOf(row),
    sources: citations(row.sources),
    contents: contents.map(({ product, amount: price }) => worded(toProduct(product.row, price, visitor))),
    ...besideOthers(catalogue, priced, visitor),
    related: pricedIn(catalogue, relatedTo(catalogue, product), visitor.currency).map((one) =>
      worded(toProduct(one.product.row, one.amount, visitor)),
    ),
    rating: product.rating,
    hasUpgradeOption: row.hasUpgradeOption,
    isAnimalRequired: row.isAnimalRequired,
    delivery: deliveryOf(catalogue, row, visitor),
    tax: taxIn(visitor.country),
  }
}
