import type { ItemAdd, ItemUpdate } from '@shop/contract/cart'
import { productTypes } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import { isDuplicate } from '../../platform/db/duplicate.ts'
import type { Db } from '../../platform/db/open.ts'
import { rowOf } from '../../platform/db/rows-of.ts'
import { statement } from '../../platform/db/statement.ts'
import { missing, refusal } from '../../platform/input/refusal.ts'
import { buyerOf, isForSome, isSoldTo } from '../../storefront/product/listed.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { cartItems, type CartRow } from '../../schema/cart.ts'
import type { findCustomProfile } from './custom-profile-item.ts'
import type { ItemRow, Kind, Line } from './kind.ts'
import { catalogueWith, kindOf } from './kinds.ts'
import type { Catalogue, ProductRow } from '../../storefront/catalogue/catalogue.ts'
import { refuseMixedUpgrades } from './product-item.ts'

/** Unless the product is there already for this sample or patient: the unique key decides, also between two clicks. */
const insertItem = statement<'cartId' | 'productId' | 'quantity' | 'metaData', ItemRow>(
  rowOf(cartItems),
  (db, row, value) =>
    db
      .insert(cartItems)
      .values({
        cartId: value('cartId'),
        productId: value('productId'),
        quantity: value('quantity'),
        metaData: value('metaData'),
      })
      .onConflictDoNothing()
      .returning({ row }),
)

/** A product that this user is sold. Throws 404, or 401 where logging in would help. */
async function findBuyable(tx: Db, inMemory: Catalogue, id: number, user: User | null): Promise<ProductRow> {
  const product = (await catalogueWith(tx, inMemory, [id])).product(id)?.row
  if (!product || product.typeId === productTypes.shippingMethod) throw missing()
  const isRefused = isForSome(product) && !isSoldTo(product, await buyerOf(tx, user))
  // A session may have run out: logging in helps then.
  if (isRefused && !user) throw new Failure(401, { message: messages.failedToFetchUserDetails })
  if (isRefused) throw missing()
  return product
}

/** Throws 409 where the cart holds what is bought by itself. */
function refuseBesideOthers(lines: Line[], kind: Kind) {
  const reason = lines.find((line) => line.kind !== kind && line.kind.refusalBeside)?.kind.refusalBeside
  if (reason) throw new Failure(409, { message: reason })
}

/** Throws 428 on `field` when a change leaves a line of a kind in the cart that cannot be ordered. */
async function refuseUnfit(tx: Db, kind: Kind, cart: CartRow, lines: Line[], field: 'productId' | 'quantity') {
  if (!kind.isCheckedAtOnce) return
  const [problem] = (await kind.problems(tx, cart.userId, lines, cart.currency)).values()
  if (problem) throw refusal({ [field]: problem })
}

/** Puts a product in, and answers what the cart then holds. `lines` are a locked cart's, here and below. */
export async function addItem(
  tx: Db,
  catalogue: Catalogue,
  cart: CartRow,
  lines: Line[],
  body: ItemAdd,
  user: User | null,
) {
  const product = await findBuyable(tx, catalogue, body.productId, user)
  // Any test can be an upgrade, for a sample that is with us.
  const isUpgradeTests = body.metaData?.isUpgradeTests === true || body.metaData?.barcode !== undefined
  const kind = kindOf({ product, item: { metaData: { isUpgradeTests } } })
  if (!kind.add) throw missing()
  refuseBesideOthers(lines, kind)
  const metaData = await kind.add(tx, { lines, product, body, user, currency: cart.currency })
  const row = { cartId: cart.id, productId: product.id, quantity: body.quantity, metaData }
  const [item] = await insertItem(tx, row)
  if (!item) throw new Failure(409, { message: messages.itemAlreadyInCart })
  const changed = [...lines, { item, product, kind }]
  await refuseUnfit(tx, kind, { ...cart, userId: user?.id ?? cart.userId }, changed, 'productId')
  return changed.map((line) => line.item)
}

type Profile = ReturnType<typeof findCustomProfile>

/** Puts a profile of the visitor's own in, and answers what the cart then holds. Throws 409 for a second one. */
export async function addCustomProfile(tx: Db, cart: CartRow, lines: Line[], { kind, ...profile }: Profile) {
  refuseMixedUpgrades(lines, false)
  refuseBesideOthers(lines, kind)
  const items = lines.map(({ item }) => item)
  if (items.some(({ isCustom }) => isCustom)) throw new Failure(409, { message: messages.customAlreadyInCart })
  const [item] = await tx
    .insert(cartItems)
    .values({ ...profile, cartId: cart.id, quantity: 1, isCustom: true })
    .onConflictDoNothing()
    .returning({ row: rowOf(cartItems) })
  if (!item) throw new Failure(409, { message: messages.customAlreadyInCart })
  return [...items, item.row]
}

/**
 * Sets a line's quantity and patient, and answers what the cart then holds. Throws 428 on the field: an upgrade has no
 * quantity, and of two lines of a product each has a name of its own.
 */
export async function updateItem(
  tx: Db,
  cart: CartRow,
  lines: Line[],
  id: string,
  { productId, quantity, animalName }: ItemUpdate,
) {
  const line = lines.find(isLine(id))
  if (line?.item.productId !== productId) throw missing()
  const { kind } = line
  const { metaData } = line.item
  kind.limit(metaData, quantity)
  const isNamed = animalName !== undefined && metaData.barcode === undefined
  const [item] = await tx
    .update(cartItems)
    .set({ quantity, ...(isNamed && { metaData: { ...metaData, animalName } }) })
    .where(eq(cartItems.id, line.item.id))
    .returning({ row: rowOf(cartItems) })
    .catch((error: unknown) => {
      isDuplicate(error)
      throw refusal({ animalName: messages.itemAlreadyInCart })
    })
  if (!item) throw new Error('A locked item is gone')
  const changed = lines.map((other) => (other === line ? { ...line, item: item.row } : other))
  await refuseUnfit(tx, kind, cart, changed, 'quantity')
  return changed.map((other) => other.item)
}

const isLine =
  (id: string) =>
  ({ item }: Line) =>
    item.id === id.toLowerCase()

/** Takes a line out, and answers what the cart then holds. A second click finds it gone, which is the requested state. */
export async function deleteItem(tx: Db, lines: Line[], id: string) {
  const gone = lines.find(isLine(id))
  if (gone) await tx.delete(cartItems).where(eq(cartItems.id, gone.item.id))
  return lines.filter((line) => line !== gone).map(({ item }) => item)
}

export async function updateItemNote(tx: Db, lines: Line[], id: string, note: string) {
  const line = lines.find(isLine(id))
  if (!line) throw missing()
  await tx.update(cartItems).set({ note }).where(eq(cartItems.id, line.item.id))
  return lines.map(({ item }) => (item === line.item ? { ...item, note } : item))
}
