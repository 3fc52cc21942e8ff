import type { CustomProfile } from '@shop/contract/cart'
import { type Currency, customProfileTests, species } from '@shop/contract/constants'
import { messages } from '@shop/contract/messages'
import type { Minor } from '@shop/contract/money'
import { profilePrice } from '@shop/contract/profile-price'
import { refusal } from '../../platform/input/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { customProfileIds } from '../../reference/catalogue/categories.ts'
import { type Catalogue, catalogueOf, pricedIn } from '../../storefront/catalogue/catalogue.ts'
import { mayChoose, breedWordOf } from '../../storefront/product/custom-profile.ts'
import type { Kind, LinePrice, ListedLine } from './kind.ts'
import { shownPrice } from './priced.ts'
import { plainProduct } from './product-item.ts'

/** What its tests come to together, now and when it was put in. */
function price(catalogue: Catalogue, { item, unit, shown }: ListedLine, currency: Currency): LinePrice {
  if (!item.custom) return { regular: unit, shown, contents: [] }
  const parts = pricedIn(
    catalogue,
    item.custom.productIds.flatMap((id) => catalogue.product(id) ?? []),
    currency,
  ).toSorted((a, b) => a.product.rank - b.product.rank)
  const together = (amounts: Minor[]) => profilePrice(amounts, currency)
  const shownParts = parts.flatMap(({ product }) => shownPrice(product, item, currency) ?? [])
  return {
    regular: together(parts.map(({ amount }) => amount)),
    shown: shownParts.length === parts.length ? together(shownParts) : null,
    contents: parts.map(({ product: { row } }) => ({ id: row.id, name: row.name })),
  }
}

/** A build-your-own profile, of which a cart holds one. */
export const customProfile: Kind = {
  ...plainProduct,
  has: ({ product }) => customProfileIds.includes(product.id),
  add: null,
  price,
  isSame: (one, other) => one.isCustom && other.isCustom,
  isOrderedAhead: false,
}

/** What a cart's own profile is made of, checked. Throws 428 for a test that is not offered for the breed. */
export function findCustomProfile(
  services: Pick<Services, 'catalogue'>,
  { breedId, productIds: chosen, name }: CustomProfile,
) {
  const { product, breed: breedOf } = catalogueOf(services)
  const breed = breedOf(breedId)?.row
  const productIds = [...new Set(chosen)]
  const offered = productIds.flatMap((id) => product(id) ?? [])
  const isOffered = breed && offered.length === productIds.length && offered.every(mayChoose(breed))
  if (!breed || !isOffered || offered.length < customProfileTests.min) {
    throw refusal({ [breed ? 'productIds' : 'breedId']: messages.failedToAddItemsToCustomProfile })
  }
  const [dogProfile, catProfile] = customProfileIds
  return {
    kind: customProfile,
    productId: (breed.speciesId === species.feline ? catProfile : dogProfile) as number,
    custom: { breedId: breed.id, name: name || `Your ${breedWordOf(breed)} profile`, productIds },
  }
}
