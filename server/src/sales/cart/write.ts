import { and, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { rowOf } from '../../platform/db/rows-of.ts'
import { statement } from '../../platform/db/statement.ts'
import { cartItems, carts, type CartRow } from '../../schema/cart.ts'
import type { ItemRow } from './kind.ts'
import { priceAgain } from './priced.ts'

/** Somebody has changed the cart since it was read: it is to be read again. */
export class CartChanged extends Error {}

/** A cart as it was read, and how each change leaves its row. */
export type Changing = {
  cart: CartRow
  version: string
  changes: Pick<CartRow, 'userId' | 'shippingAddress' | 'updatedAt'>
}

/** For `where`: the cart as it was read. A write that waits for another one looks again when that is done. */
const isUnchanged = (id: string | Placeholder, version: string | Placeholder) =>
  and(eq(carts.id, id), sql`${carts}.xmin::text = ${version}`, isNull(carts.orderedAt))

type Place = 'id' | 'version' | 'userId' | 'shippingAddress' | 'updatedAt'

/** A write to an item of the cart `touched`, together with the cart's own row. Throws `CartChanged`. */
function itemStatement<Name extends string>(write: (value: (name: Name) => Placeholder) => SQL) {
  const run = statement<Name | Place, ItemRow>(rowOf(cartItems), (_db, row, value) => {
    return sql`
      with touched as (
        update ${carts} set updated_at = ${value('updatedAt')}::timestamptz, user_id = ${value('userId')}::uuid,
          shipping_address = ${value('shippingAddress')}::jsonb
        where ${isUnchanged(value('id'), value('version'))} returning id)
      ${write(value)} returning ${row.sql} as row`
  })
  return async (db: Db, { cart, version, changes }: Changing, values: Record<Name, unknown>): Promise<ItemRow> => {
    const places: Record<Place, unknown> = {
      id: cart.id,
      version,
      userId: changes.userId,
      shippingAddress: changes.shippingAddress && JSON.stringify(changes.shippingAddress),
      updatedAt: changes.updatedAt.toISOString(),
    }
    const [item] = await run(db, { ...values, ...places })
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
