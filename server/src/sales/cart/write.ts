import { and, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { rowOf } from '../../platform/db/rows-of.ts'
import { statement } from '../../platform/db/statement.ts'
import { cartItems, carts, type CartRow } from '../../schema/cart.ts'
import type { CartFacts } from './facts.ts'
import type { ItemRow } from './kind.ts'
import { priceAgain } from './priced.ts'

/** Somebody has changed the cart since it was read: it is to be read again. */
export class CartChanged extends Error {}

/** A cart as it was read, what was in stock then, and how each change leaves its row. */
export type Changing = {
  cart: CartRow
  version: string
  stock: CartFacts['stock']
  changes: Pick<CartRow, 'userId' | 'shippingAddress' | 'updatedAt'>
}

/** For `where`: the cart as it was read. A write that waits for another one looks again when that is done. */
const isUnchanged = (id: string | Placeholder, version: string | Placeholder) =>
  and(eq(carts.id, id), sql`${carts}.xmin::text = ${version}`, isNull(carts.orderedAt))

type Place = 'id' | 'version' | 'userId' | 'shippingAddress' | 'updatedAt'

/** A write to an item of the cart `touched`, together with the cart's own row. Throws `CartChanged`. */
function itemsStatement<Name extends string>(write: (value: (name: Name) => Placeholder) => SQL) {
  const run = statement<Name | Place, ItemRow>(rowOf(cartItems), (_db, row, value) => {
    return sql`
      with touched as (
        update ${carts} set updated_at = ${value('updatedAt')}::timestamptz, user_id = ${value('userId')}::uuid,
          shipping_address = ${value('shippingAddress')}::jsonb
        where ${isUnchanged(value('id'), value('version'))} returning id)
      ${write(value)} returning ${row.sql} as row`
  })
  return async (db: Db, { cart, version, changes }: Changing, values: Record<Name, unknown>): Promise<ItemRow[]> => {
    const places: Record<Place, unknown> = {
      id: cart.id,
      version,
      userId: changes.userId,
      shippingAddress: changes.shippingAddress && JSON.stringify(changes.shippingAddress),
      updatedAt: changes.updatedAt.toISOString(),
    }
    const items = await run(db, { ...values, ...places })
    if (!items.length) throw new CartChanged()
    return items
  }
}

function itemStatement<Name extends string>(write: (value: (name: Name) => Placeholder) => SQL) {
  const run = itemsStatement(write)
  return async (...input: Parameters<typeof run>): Promise<ItemRow> => {
    const [item] = await run(...input)
    if (!item) throw new CartChanged()
    return item
  }
}

/** Puts an item in. A unique key refuses it where the product is there already for this sample or patient. */
export const insertItem = itemStatement<'productId' | 'quantity' | 'metaData' | 'custom' | 'isCustom'>(
  (value) => sql`
    insert into ${cartItems} (cart_id, product_id, quantity, meta_data, custom, is_custom)
    select id, ${value('productId')}::int, ${value('quantity')}::int, ${value('metaData')}::jsonb,
      ${value('custom')}::jsonb, ${value('isCustom')}::boolean from touched`,
)

export const updateItem = itemStatement<'itemId' | 'quantity' | 'metaData' | 'note'>(
  (value) => sql`
    update ${cartItems} set quantity = ${value('quantity')}::int, meta_data = ${value('metaData')}::jsonb,
      note = ${value('note')}::text
    from touched where ${cartItems}.id = ${value('itemId')}::uuid and cart_id = touched.id`,
)

export const deleteItem = itemStatement<'itemId'>(
  (value) => sql`
    delete from ${cartItems} using touched where ${cartItems}.id = ${value('itemId')}::uuid and cart_id = touched.id`,
)

const replaceStatement = itemsStatement<'gone' | 'put'>(
  // Counting what is gone has it deleted first: a line may come back under its own id.
  (value) => sql`,
    gone as (
      delete from ${cartItems} using touched where cart_id = touched.id
        and ${cartItems.id} in (select value::uuid from jsonb_array_elements_text(${value('gone')}::jsonb))
      returning ${cartItems.id})
    insert into ${cartItems} (id, cart_id, product_id, quantity, meta_data, custom, is_custom, note, priced_at, position,
      instead_of) overriding system value
    select put.id, touched.id, put.product_id, put.quantity, put.meta_data, put.custom, put.is_custom, put.note,
      put.priced_at, put.position, put.instead_of
    from touched, jsonb_to_recordset(${value('put')}::jsonb) as put(id uuid, product_id int, quantity int,
      meta_data jsonb, custom jsonb, is_custom boolean, note text, priced_at timestamptz, position int, instead_of jsonb)
    where (select count(*) from gone) >= 0`,
)

/** Takes lines out and puts others in at once, under the ids and in the places that they name. */
export const replaceItems = (db: Db, changing: Changing, gone: string[], put: ItemRow[]): Promise<ItemRow[]> =>
  replaceStatement(db, changing, {
    gone: JSON.stringify(gone),
    put: JSON.stringify(
      put.map((item) => ({
        id: item.id,
        product_id: item.productId,
        quantity: item.quantity,
        meta_data: item.metaData,
        custom: item.custom,
        is_custom: item.isCustom,
        note: item.note,
        priced_at: item.pricedAt,
        position: item.position,
        instead_of: item.insteadOf,
      })),
    ),
  })

/** Sets columns of a cart that nobody has changed since it was read. Throws `CartChanged`. */
export async function updateCart(db: Db, { cart, version }: Changing, columns: Partial<CartRow>): Promise<void> {
  const update = async (tx: Db) => {
    const rows = await tx.update(carts).set(columns).where(isUnchanged(cart.id, version)).returning({ id: carts.id })
    if (!rows.length) throw new CartChanged()
  }
  if (columns.currency === undefined || columns.currency === cart.currency) return update(db)
  await db.transaction(async (tx) => {
    await update(tx)
    await priceAgain(tx, cart.id)
  })
}
