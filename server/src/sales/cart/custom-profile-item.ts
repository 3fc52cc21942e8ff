import type { CustomProfile } from '@shop/contract/cart'
import { type Currency, customProfileTests, species } from '@shop/contract/constants'
import { messages } from '@shop/contract/messages'
import type { Minor } from '@shop/contract/money'
import { profilePrice } from '@shop/contract/profile-price'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { asRead } from '../../platform/db/reading-order.ts'
import { refusal } from '../../platform/input/refusal.ts'
import type { Db } from '../../platform/db/open.ts'
import { customProfileIds } from '../../reference/catalogue/categories.ts'
import { breeds } from '../../schema/breed.ts'
import { cartItems } from '../../schema/cart.ts'
import { prices, products } from '../../schema/product.ts'
import { mayChoose, breedWordOf } from '../../storefront/product/custom-profile.ts'
import { priceIn } from '../../storefront/product/prices.ts'
import type { Kind, LinePrice, ListedLine } from './kind.ts'
import { before, isShownPrice } from './priced.ts'
import { plainProduct } from './product-item.ts'

/** What its tests come to together, now and when it was put in. */
async function price(db: Db, { item, unit, shown }: ListedLine, currency: Currency): Promise<LinePrice> {
  if (!item.custom) return { regular: unit, shown, contents: [] }
  const parts = await db
    .select({ id: products.id, name: products.name, amount: prices.amount, shown: before.amount })
    .from(products)
    .innerJoin(prices, priceIn({ currency }))
    .innerJoin(cartItems, eq(cartItems.id, item.id))
    .leftJoin(before, isShownPrice(currency))
    .where(inArray(products.id, item.custom.productIds))
    .orderBy(asc(asRead(products.name)))
  const together = (amounts: Minor[]) => profilePrice(amounts, currency)
  const shownParts = parts.flatMap((part) => part.shown ?? [])
  return {
    regular: together(parts.map(({ amount }) => amount)),
    shown: shownParts.length === parts.length ? together(shownParts) : null,
    contents: parts.map(({ id, name }) => ({ id, name })),
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
export async function findCustomProfile(db: Db, { breedId, productIds: chosen, name }: CustomProfile) {
  const [breed] = await db.select().from(breeds).where(eq(breeds.id, breedId))
  const productIds = [...new Set(chosen)]
  const offered = breed ? await db.$count(products, and(inArray(products.id, productIds), mayChoose(db, breed))) : 0
  if (!breed || offered < productIds.length || offered < customProfileTests.min) {
    throw refusal({ [breed ? 'productIds' : 'breedId']: messages.failedToAddItemsToCustomProfile })
  }
  const [dogProfile, catProfile] = customProfileIds
  return {
    kind: customProfile,
    productId: (breed.speciesId === species.feline ? catProfile : dogProfile) as number,
    custom: { breedId: breed.id, name: name || `Your ${breedWordOf(breed)} profile`, productIds },
  }
}
