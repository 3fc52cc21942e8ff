import { randomUUID } from 'node:crypto'
import type { ItemAdd, ItemUpdate } from '@shop/contract/cart'
import { maxNoteLength, maxQuantity, productTypes } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { isDuplicate } from '../../platform/db/duplicate.ts'
import type { Db } from '../../platform/db/open.ts'
import { missing, refusal } from '../../platform/input/refusal.ts'
import { mayChoose } from '../../storefront/product/custom-profile.ts'
import { buyerOf, isForSome, isSoldTo } from '../../storefront/product/listed.ts'
import type { User } from '../../people/visitor/visitor.ts'
import type { CartRow } from '../../schema/cart.ts'
import type { findCustomProfile } from './custom-profile-item.ts'
import type { ItemRow, Kind, Line } from './kind.ts'
import { catalogueWith, kindOf } from './kinds.ts'
import type { Catalogue, ProductRow } from '../../storefront/catalogue/catalogue.ts'
import { refuseExcess } from './limits.ts'
import type { Offer } from './offers.ts'
import { refuseMixedUpgrades } from './product-item.ts'
import { soldOutProblems } from './sold-out.ts'
import { CartChanged, type Changing, deleteItem, insertItem, replaceItems, updateItem } from './write.ts'

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

/** Throws 409 where more of a line is wanted than there is. */
function refuseSoldOut({ stock }: Changing, lines: Line[], { item }: Line) {
  const message = soldOutProblems(lines, stock).get(item.id)
  if (message) throw new Failure(409, { message })
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
  insteadOf: null,
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
  const isForBreed = (id: number) => {
    const [breed, tested] = [catalogue.breed(id)?.row, catalogue.product(product.id)]
    return breed !== undefined && tested !== undefined && mayChoose(breed)(tested)
  }
  const metaData = await kind.add(db, { lines, product, body, user, currency: cart.currency, isForBreed })
  const wanted = { productId: product.id, quantity: body.quantity, metaData, custom: null, isCustom: false }
  const line = { item: asItem(cart.id, wanted), product, kind }
  await refuseUnfit(db, kind, { ...cart, ...changes }, [...lines, line], 'productId')
  refuseSoldOut(changing, [...lines, line], line)
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
  // Fewer than before may still be too many: the cart says so.
  if (quantity > line.item.quantity) refuseSoldOut(changing, changed, line)
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

/** Puts a line back, or several, in place of others; answers what the cart then holds. */
async function replace(db: Db, changing: Changing, lines: Line[], gone: ItemRow[], put: ItemRow[]) {
  const before = itemsIn(lines)
  const stay = before.filter((item) => !gone.includes(item))
  refuseExcess(before, [...stay, ...put])
  const written = await replaceItems(
    db,
    changing,
    gone.map(({ id }) => id),
    put,
  )
  return [...stay, ...written].toSorted((one, other) => one.position - other.position)
}

type Keyed = Pick<ItemRow, 'productId' | 'subject'>
/** Two lines that a cart holds as one. */
const isSameLine = (one: Keyed) => (other: Keyed) => one.productId === other.productId && one.subject === other.subject

/** The line that an offer becomes: one that is there, with more of it, or a new one in the place of the first. */
function switched(cartId: string, offer: Offer, remaining: ItemRow[], taken: ItemRow[]): ItemRow {
  const { row } = offer.product
  const animalName = taken.find(({ metaData }) => metaData.animalName)?.metaData.animalName
  const metaData = row.isAnimalRequired && animalName ? { animalName } : {}
  const key = { productId: row.id, subject: animalName && row.isAnimalRequired ? (taken[0]?.subject ?? '') : '' }
  const there = remaining.find(isSameLine(key))
  const itself = there ?? (offer.custom ? undefined : taken.find(isSameLine(key)))
  const notes = new Set([itself, ...taken].flatMap((item) => item?.note || []))
  return {
    ...asItem(cartId, { ...key, quantity: 0, metaData, custom: offer.custom, isCustom: offer.custom !== null }),
    position: taken[0]?.position ?? 0,
    ...itself,
    subject: key.subject,
    quantity: (there?.quantity ?? 0) + offer.quantity,
    note: [...notes].join('\n').slice(0, maxNoteLength),
    insteadOf: { offerId: offer.id, quantity: offer.quantity, items: [] },
  }
}

/**
 * Switches lines to what an offer is of, and answers what the cart then holds. A second press finds it done. Throws 409
 * for an offer that the cart has no more: it was changed meanwhile, or a price was.
 */
export async function takeOffer(db: Db, changing: Changing, lines: Line[], offers: Offer[], offerId: string) {
  const items = itemsIn(lines)
  if (items.some(({ insteadOf }) => insteadOf?.offerId === offerId)) return items
  const offer = offers.find(({ id }) => id === offerId)
  if (!offer) throw new Failure(409, { message: 'Your cart has changed meanwhile. Please look at it once more.' })
  const quantities = new Map(offer.taken.map(({ item, quantity }) => [item.id, quantity]))
  const taken = items.filter(({ id }) => quantities.has(id))
  const left = taken
    .map((item) => ({ ...item, quantity: item.quantity - (quantities.get(item.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
  const remaining = [...items.filter((item) => !taken.includes(item)), ...left]
  const line = switched(changing.cart.id, offer, remaining, taken)
  const insteadOf = {
    offerId,
    quantity: offer.quantity,
    items: taken.map(({ cartId: _cart, insteadOf: _earlier, pricedAt, ...item }) => ({
      ...item,
      quantity: quantities.get(item.id) ?? 0,
      pricedAt: pricedAt.toISOString(),
    })),
  }
  const gone = items.filter((item) => taken.includes(item) || item.id === line.id)
  return replace(db, changing, lines, gone, [{ ...line, insteadOf }, ...left.filter(({ id }) => id !== line.id)])
}

/** Puts back what an offer took the place of, and answers what the cart then holds. A second press finds it done. */
export async function undoOffer(db: Db, changing: Changing, lines: Line[], offerId: string) {
  const items = itemsIn(lines)
  const line = items.find(({ insteadOf }) => insteadOf?.offerId === offerId)
  if (!line?.insteadOf) return items
  const more = line.quantity - line.insteadOf.quantity
  const gone = [line]
  const put: ItemRow[] = more > 0 ? [{ ...line, quantity: more, insteadOf: null }] : []
  const others = items.filter((item) => item !== line)
  for (const item of line.insteadOf.items) {
    if (item.isCustom && others.some(({ isCustom }) => isCustom))
      throw new Failure(409, { message: messages.customAlreadyInCart })
    const there = others.find(isSameLine(item))
    if (there) gone.push(there)
    const same = there ?? put.find(isSameLine(item))
    if (same) put.splice(put.indexOf(same), same === there ? 0 : 1)
    put.push({
      ...(same ?? { ...item, cartId: line.cartId, insteadOf: null, pricedAt: new Date(item.pricedAt) }),
      quantity: Math.min((same?.quantity ?? 0) + item.quantity, maxQuantity),
    })
  }
  return replace(db, changing, lines, gone, put)
}
