import type { CustomProfile, ItemAdd, ItemUpdate } from '@shop/contract/cart'
import { customProfileTests, giftCardId, kitIds, productTypes, species } from '@shop/contract/constants'
import { codes, Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { customProfileIds } from '../../reference/catalogue/categories.ts'
import { isDuplicate } from '../../platform/db/duplicate.ts'
import type { Db } from '../../platform/db/open.ts'
import { breeds } from '../../schema/breed.ts'
import { isUuid } from '../../platform/values/ids.ts'
import { mayChoose, breedWordOf } from '../../storefront/product/custom-profile.ts'
import { isForSome, isSoldTo } from '../../storefront/product/listed.ts'
import { forAnAnimal } from '../../animals/sample/upgrade.ts'
import { addedBy, findUpgradable, refuseUpgrade, testsFor } from '../../animals/sample/upgradable.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { products } from '../../schema/product.ts'
import type { CartRow } from './row.ts'
import { cartItems } from '../../schema/cart.ts'
import { isLifePlan } from '../../results/life-plan/eligibility.ts'
import { giftCardMeta, isGiftCard, refuseSecondGiftCard } from './gift-card-item.ts'
import { lifePlanMeta, refuseSecondPlan, refuseUnfitPlans } from './life-plan-item.ts'
import { isMembership, refuseBesideMembership, refuseMembership, refuseSecondMembership } from './membership-item.ts'
import { isUpgradeItem } from './upgrade-item.ts'

type ProductRow = typeof products.$inferSelect

/** Puts a row in, unless the product is there already for this sample or patient: the unique key decides, also between two clicks. */
async function putItem(tx: Db, row: typeof cartItems.$inferInsert, duplicate: string) {
  const [item] = await tx.insert(cartItems).values(row).onConflictDoNothing().returning({ id: cartItems.id })
  if (!item) throw new Failure(409, { message: duplicate })
}

/** Upgrades and regular products never share a cart (code 101); a life plan and a gift card go with both. */
async function refuseMixedUpgrades(tx: Db, cartId: string, isUpgrade: boolean) {
  const [other] = await tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(
      and(
        eq(cartItems.cartId, cartId),
        ne(products.typeId, productTypes.lifePlan),
        ne(products.id, giftCardId),
        sql`${isUpgradeItem} = ${!isUpgrade}`,
      ),
    )
    .limit(1)
  if (other) throw new Failure(409, { message: messages.upgradeMixText, code: codes.upgradeMix })
}

/** A product this user may buy by itself. Throws 404, or 401 where logging in would help. */
async function findBuyable(tx: Db, id: number, user: User | null): Promise<ProductRow> {
  const [product] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, id), ne(products.typeId, productTypes.shippingMethod)))
  const isRefused =
    product && isForSome(product) && !(await tx.$count(products, and(eq(products.id, id), isSoldTo(user))))
  // A session may have run out: logging in helps then.
  if (isRefused && !user) throw new Failure(401, { message: messages.failedToFetchUserDetails })
  if (!product || customProfileIds.includes(product.id) || isRefused)
    throw new Failure(404, { message: messages.failedToFetchProductDetails })
  return product
}

/** Puts in a life plan, for a dog that was tested or beside the kits that it needs. */
async function addLifePlan(tx: Db, cart: CartRow, { productId, quantity, metaData }: ItemAdd, user: User | null) {
  const meta = await lifePlanMeta(tx, { productId, quantity, metaData }, user)
  await putItem(tx, { cartId: cart.id, productId, quantity, metaData: meta }, messages.itemAlreadyInCart)
  await refuseUnfitPlans(tx, cart, user?.id ?? cart.userId, 'productId')
}

/** What the sample of an upgrade is, and its line. Throws 428 for what the sample cannot give, and 409 for what the cart has. */
async function findUpgrade(
  tx: Db,
  cart: CartRow,
  product: ProductRow,
  { metaData, quantity }: ItemAdd,
  user: User | null,
) {
  const { barcode = '', animalId } = metaData ?? {}
  const upgradable = await findUpgradable(tx, user, { barcode, animalId })
  const { sample, animal } = upgradable
  if (quantity > 1) throw refuseQuantity()
  const added = await addedBy(tx, upgradable, product)
  const others = await tx
    .select({ id: products.id, name: products.name })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(and(eq(cartItems.cartId, cart.id), eq(cartItems.subject, sample.barcode)))
  const inCart = new Set<number>()
  for (const { id, name } of others) {
    const tests = await testsFor(tx, upgradable, id)
    if (id !== product.id && tests.every((test) => added.includes(test)))
      throw refuseUpgrade(`This holds ${name}, which is in your cart for this sample. Please take that out first.`)
    for (const test of tests) inCart.add(test)
  }
  if (added.every((id) => inCart.has(id))) throw new Failure(409, { message: messages.itemAlreadyInCart })
  return { isUpgradeTests: true, barcode: sample.barcode, animalId: animal.id, animalName: animal.petName }
}

const refuseQuantity = () =>
  new Failure(428, {
    message: messages.failedToUpdateItemInCart,
    errors: { quantity: 'A sample is tested once: an upgrade has no quantity.' },
  })

export async function addItem(tx: Db, cart: CartRow, body: ItemAdd, user: User | null) {
  const product = await findBuyable(tx, body.productId, user)
  if (isMembership(product)) await refuseMembership(tx, cart, body, user)
  else await refuseBesideMembership(tx, cart.id)
  if (isLifePlan(product)) return addLifePlan(tx, cart, body, user)
  if (isGiftCard(product)) {
    const { quantity } = body
    const row = { cartId: cart.id, productId: product.id, quantity, metaData: giftCardMeta(body) }
    return putItem(tx, row, messages.itemAlreadyInCart)
  }
  const { animalName, barcode } = body.metaData ?? {}
  // Any test can be an upgrade, for a sample that is with us.
  const isForSample = barcode !== undefined
  if (product.isUpgrade && !isForSample) throw refuseUpgrade(forAnAnimal)
  await refuseMixedUpgrades(tx, cart.id, isForSample)
  const metaData = isForSample
    ? await findUpgrade(tx, cart, product, body, user)
    : { ...(product.isAnimalRequired && animalName && { animalName }) }
  await putItem(
    tx,
    { cartId: cart.id, productId: product.id, quantity: body.quantity, metaData },
    messages.itemAlreadyInCart,
  )
}

/** What a cart's own profile is made of, checked. Throws 428 for a test that is not offered for the breed. */
export async function findCustomProfile(db: Db, { breedId, productIds: chosen, name }: CustomProfile) {
  const [breed] = await db.select().from(breeds).where(eq(breeds.id, breedId))
  const productIds = [...new Set(chosen)]
  const offered = breed ? await db.$count(products, and(inArray(products.id, productIds), mayChoose(db, breed))) : 0
  if (!breed || offered < productIds.length || offered < customProfileTests.min)
    throw new Failure(428, {
      message: messages.failedToAddItemsToCustomProfile,
      errors: { [breed ? 'productIds' : 'breedId']: messages.failedToAddItemsToCustomProfile },
    })
  const [dogProfile, catProfile] = customProfileIds
  return {
    productId: (breed.speciesId === species.feline ? catProfile : dogProfile) as number,
    custom: { breedId: breed.id, name: name || `Your ${breedWordOf(breed)} profile`, productIds },
  }
}

export async function addCustomProfile(tx: Db, cart: CartRow, profile: Awaited<ReturnType<typeof findCustomProfile>>) {
  await refuseMixedUpgrades(tx, cart.id, false)
  await refuseBesideMembership(tx, cart.id)
  const [other] = await tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .where(and(eq(cartItems.cartId, cart.id), eq(cartItems.isCustom, true)))
  if (other) throw new Failure(409, { message: messages.customAlreadyInCart })
  await putItem(tx, { ...profile, cartId: cart.id, quantity: 1, isCustom: true }, messages.customAlreadyInCart)
}

/** The line names a swab that is there already. */
const isForSample = sql<boolean>`coalesce(${cartItems.metaData} ? 'barcode', false)`

/** For `where`: the item of that id in this cart. */
const isItem = (cart: CartRow, id: string) =>
  isUuid(id) ? and(eq(cartItems.id, id), eq(cartItems.cartId, cart.id)) : sql`false`

/** Throws 428 on the field: an upgrade has no quantity, and of two lines of a product each has a name of its own. */
export async function updateItem(tx: Db, cart: CartRow, id: string, { productId, quantity, animalName }: ItemUpdate) {
  const [item] = await tx
    .update(cartItems)
    .set({
      quantity,
      ...(animalName !== undefined && {
        metaData: sql`case when ${isForSample} then ${cartItems.metaData}
          else ${cartItems.metaData} || ${JSON.stringify({ animalName })}::jsonb end`,
      }),
    })
    .where(and(isItem(cart, id), eq(cartItems.productId, productId)))
    .returning({ isForSample, metaData: cartItems.metaData })
    .catch((error: unknown) => {
      isDuplicate(error)
      throw new Failure(428, {
        message: messages.failedToUpdateItemInCart,
        errors: { animalName: messages.itemAlreadyInCart },
      })
    })
  if (!item) throw new Failure(404, { message: messages.failedToUpdateItemInCart })
  if (item.isForSample && quantity > 1) throw refuseQuantity()
  if (item.metaData.giftCard && quantity > 1) throw refuseSecondGiftCard()
  if (isMembership({ id: productId }) && quantity > 1) throw refuseSecondMembership()
  if (productId !== kitIds.lifePlan) return
  if (item.metaData.animalId && quantity > 1) throw refuseSecondPlan()
  await refuseUnfitPlans(tx, cart, cart.userId, 'quantity')
}

/** A second click finds it gone, which is the requested state. */
export async function deleteItem(tx: Db, cart: CartRow, id: string) {
  await tx.delete(cartItems).where(isItem(cart, id))
}

export async function updateItemNote(tx: Db, cart: CartRow, id: string, note: string) {
  const [item] = await tx.update(cartItems).set({ note }).where(isItem(cart, id)).returning({ id: cartItems.id })
  if (!item) throw new Failure(404, { message: messages.failedToUpdateItemNote })
}
