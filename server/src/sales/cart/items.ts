import { randomUUID } from 'node:crypto'
import type { ItemAdd, ItemUpdate } from '@shop/contract/cart'
import { productTypes } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { isDuplicate } from '../../platform/db/duplicate.ts'
import type { Db } from '../../platform/db/open.ts'
import { missing, refusal } from '../../platform/input/refusal.ts'
import { buyerOf, isForSome, isSoldTo } from '../../storefront/product/listed.ts'
import type { User } from '../../people/visitor/visitor.ts'
import type { CartRow } from '../../schema/cart.ts'
import type { findCustomProfile } from './custom-profile-item.ts'
import type { ItemRow, Kind, Line } from './kind.ts'
import { catalogueWith, kindOf } from './kinds.ts'
import type { Catalogue, ProductRow } from '../../storefront/catalogue/catalogue.ts'
import { refuseExcess } from './limits.ts'
import { refuseMixedUpgrades } from './product-item.ts'
import { CartChanged, type Changing, deleteItem, insertItem, updateItem } from './write.ts'

/** A product that this user is sold. Throws 404, or 401 where logging in would help. */
async function findBuyable(db: Db, inMemory: Catalogue, id: number, user: User | null): Promise<ProductRow> {
  const product = (await catalogueWith(db, inMemory, [id])).product(id)?.row
  if (!product || product.typeId === productTypes.shippingMethod) throw missing()
  const isRefused = isForSome(product) && !isSoldTo(product, await buyerOf(db, user))
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
async function refuseUnfit(db: Db, kind: Kind, cart: CartRow, lines: Line[], field: 'productId' | 'quantity') {
  if (!kind.isCheckedAtOnce) return
  const [problem] = (await kind.problems(db, cart.userId, lines, cart.currency)).values()
  if (problem) throw refusal({ [field]: problem })
}

const itemsIn = (lines: Line[]): ItemRow[] => lines.map(({ item }) => item)

type Wanted = Pick<ItemRow, 'productId' | 'quantity' | 'metaData' | 'custom' | 'isCustom'>

/** What it will be, as far as rules ask. */
const asItem = (cartId: string, wanted: Wanted): ItemRow => ({
  ...wanted,
  id: randomUUID(),
  cartId,
  subject: '',
  note: '',
  pricedAt: new Date(),
  position: Number.MAX_SAFE_INTEGER,
})

/** Puts an item in. Throws 409 for more than one order takes, and where it is there already. */
async function putItem(db: Db, changing: Changing, lines: Line[], wanted: Wanted, duplicate: string) {
  const items = itemsIn(lines)
  refuseExcess(items, [...items, asItem(changing.cart.id, wanted)])
  const values = {
    ...wanted,
    metaData: JSON.stringify(wanted.metaData),
    custom: wanted.custom && JSON.stringify(wanted.custom),
  }
  const item = await insertItem(db, changing, values).catch((error: unknown) => {
    if (error instanceof CartChanged) throw error
    isDuplicate(error)
    throw new Failure(409, { message: duplicate })
  })
  return [...items, item]
}

/** Puts a product in, and answers what the cart then holds. `lines` are the cart's as it was read, here and below. */
export async function addItem(
  db: Db,
  catalogue: Catalogue,
  changing: Changing,
  lines: Line[],
  body: ItemAdd,
  user: User | null,
) {
  const { cart, changes } = changing
  const product = await findBuyable(db, catalogue, body.productId, user)
  // Any test can be an upgrade, for a sample that is with us.
  const isUpgradeTests = body.metaData?.isUpgradeTests === true || body.metaData?.barcode !== undefined
  const kind = kindOf({ product, item: { metaData: { isUpgradeTests } } })
  if (!kind.add) throw missing()
  refuseBesideOthers(lines, kind)
  const metaData = await kind.add(db, { lines, product, body, user, currency: cart.currency })
  const wanted = { productId: product.id, quantity: body.quantity, metaData, custom: null, isCustom: false }
  const line = { item: asItem(cart.id, wanted), product, kind }
  await refuseUnfit(db, kind, { ...cart, ...changes }, [...lines, line], 'productId')
  return putItem(db, changing, lines, wanted, messages.itemAlreadyInCart)
}

type Profile = ReturnType<typeof findCustomProfile>

/** Puts a profile of the visitor's own in, and answers what the cart then holds. Throws 409 for a second one. */
export async function addCustomProfile(db: Db, changing: Changing, lines: Line[], { kind, ...profile }: Profile) {
  refuseMixedUpgrades(lines, false)
  refuseBesideOthers(lines, kind)
  if (lines.some(({ item }) => item.isCustom)) throw new Failure(409, { message: messages.customAlreadyInCart })
  const wanted = { ...profile, quantity: 1, metaData: {}, isCustom: true }
  return putItem(db, changing, lines, wanted, messages.customAlreadyInCart)
}

const isLine =
  (id: string) =>
  ({ item }: Line) =>
    item.id === id.toLowerCase()

/** The cart's lines with another item in place of one. */
const withItem = (lines: Line[], of: Line, item: ItemRow) =>
  lines.map((line) => (line === of ? { ...line, item } : line))

const writeItem = async (db: Db, changing: Changing, lines: Line[], line: Line, item: ItemRow) => {
  const { id: itemId, quantity, metaData, note } = item
  const values = { itemId, quantity, metaData: JSON.stringify(metaData), note }
  return itemsIn(withItem(lines, line, await updateItem(db, changing, values)))
}

/**
 * Sets a line's quantity and patient, and answers what the cart then holds. Throws 428 on the field: an upgrade has no
 * quantity, and of two lines of a product each has a name of its own; 409 for more than one order takes.
 */
export async function changeItem(
  db: Db,
  changing: Changing,
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
  const item = { ...line.item, quantity, ...(isNamed && { metaData: { ...metaData, animalName } }) }
  const changed = withItem(lines, line, item)
  await refuseUnfit(db, kind, { ...changing.cart, ...changing.changes }, changed, 'quantity')
  refuseExcess(itemsIn(lines), itemsIn(changed))
  return writeItem(db, changing, lines, line, item).catch((error: unknown) => {
    if (error instanceof CartChanged) throw error
    isDuplicate(error)
    throw refusal({ animalName: messages.itemAlreadyInCart })
  })
}

/** Takes a line out, and answers what the cart then holds. A second click finds it gone, which is the requested state. */
export async function removeItem(db: Db, changing: Changing, lines: Line[], id: string) {
  const gone = lines.find(isLine(id))
  if (gone) await deleteItem(db, changing, { itemId: gone.item.id })
  return itemsIn(lines.filter((line) => line !== gone))
}

export async function changeNote(db: Db, changing: Changing, lines: Line[], id: string, note: string) {
  const line = lines.find(isLine(id))
  if (!line) throw missing()
  return writeItem(db, changing, lines, line, { ...line.item, note })
}
