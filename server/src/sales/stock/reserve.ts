import { Failure } from '@shop/contract/failure'
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import { kitCounts } from '../../animals/sample/open.ts'
import type { Db } from '../../platform/db/open.ts'
import { isSupply, stockIdOf, supplyIds } from '../../reference/catalogue/kits.ts'
import type { CheckoutRow } from '../../schema/checkout.ts'
import { stock, stockReservations } from '../../schema/stock.ts'
import { available, isReserved, reserved } from './reserved.ts'

/** How many, by the product that is counted. */
export type Pieces = Map<number, number>

export const addPieces = (pieces: Pieces, productId: number, quantity: number) =>
  pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)

/** What these lines of an order post. */
async function piecesOf(tx: Db, items: CheckoutRow['snapshot']['items']): Promise<Pieces> {
  const pieces: Pieces = new Map()
  for (const [productId, count] of await kitCounts(tx, items)) addPieces(pieces, stockIdOf(productId), count)
  for (const item of items) if (isSupply(item)) addPieces(pieces, item.product.id, item.quantity)
  return pieces
}

/** Locks what is counted of these products until the transaction ends, in the order of their numbers. */
export const lockStock = (tx: Db, productIds: Iterable<number>) =>
  tx
    .select()
    .from(stock)
    .where(inArray(stock.productId, [...productIds]))
    .orderBy(asc(stock.productId))
    .for('no key update')

/** Throws 409 where fewer are available than an order takes, and they are not sold beyond that. */
async function checkAvailable(tx: Db, pieces: Pieces) {
  // Of two orders for the last one, the second waits here and then finds it reserved.
  const counted = (await lockStock(tx, pieces.keys())).filter(({ allowsBackorder }) => !allowsBackorder)
  if (!counted.length) return
  const left = await tx
    .select({ productId: stock.productId, available })
    .from(stock)
    .leftJoin(reserved(), isReserved)
    .where(
      inArray(
        stock.productId,
        counted.map(({ productId }) => productId),
      ),
    )
  if (left.some((row) => row.available < (pieces.get(row.productId) ?? 0)))
    throw new Failure(409, {
      message: 'Something in your cart has just sold out, and nothing was charged. Please look at your cart again.',
    })
}

/** Replaces what is reserved for a checkout. */
export async function setReserved(tx: Db, checkoutId: string, pieces: Pieces) {
  await releaseStock(tx, checkoutId)
  const rows = [...pieces].map(([productId, quantity]) => ({ checkoutId, productId, quantity }))
  if (rows.length) await tx.insert(stockReservations).values(rows)
}

/**
 * Reserves what a checkout posts, inside `tx`. Throws 409 where it is sold out. `isForced` when the money is in already:
 * then the order waits for the next delivery.
 */
export async function reserveStock(tx: Db, { id, snapshot }: CheckoutRow, { isForced = false } = {}) {
  const pieces = await piecesOf(tx, snapshot.items)
  if (!isForced && pieces.size) await checkAvailable(tx, pieces)
  await setReserved(tx, id, pieces)
}

/** Gives back what is reserved. */
export const releaseStock = (tx: Db, checkoutId: string) =>
  tx.delete(stockReservations).where(eq(stockReservations.checkoutId, checkoutId))

/** Its kits have samples now, by which they are counted from here on. */
export const releaseKits = (tx: Db, checkoutId: string) =>
  tx
    .delete(stockReservations)
    .where(and(eq(stockReservations.checkoutId, checkoutId), notInArray(stockReservations.productId, [...supplyIds])))
