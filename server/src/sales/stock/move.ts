import { randomUUID } from 'node:crypto'
import { Failure } from '@shop/contract/failure'
import type { Stock, StockMove } from '@shop/contract/stock'
import { and, eq, sql } from 'drizzle-orm'
import { recordAudit } from '../../people/admin/audit.ts'
import type { Actor } from '../../people/visitor/handler.ts'
import type { Db } from '../../platform/db/open.ts'
import { missing, refusal } from '../../platform/input/refusal.ts'
import { type StockMovementRow, type StockRow, stock, stockMovements } from '../../schema/stock.ts'
import { lockStock, type Pieces } from './reserve.ts'

/** Writes a movement, and what it makes of the count. Call it under the lock of the product's stock. */
export async function writeMovement(
  tx: Db,
  movement: typeof stockMovements.$inferInsert,
  changes: Partial<Pick<StockRow, 'expectedOn'>> = {},
): Promise<StockMovementRow> {
  const [written] = await tx.insert(stockMovements).values(movement).returning()
  if (!written) throw new Error('No movement was written')
  await tx
    .update(stock)
    .set({
      onHand: sql`${stock.onHand} + ${written.quantity}`,
      onOrder: sql`${stock.onOrder} + ${written.onOrder}`,
      ...changes,
    })
    .where(eq(stock.productId, written.productId))
  return written
}

/** What a move does to the two counts. Throws 428 on `quantity`. */
function changeOf({ onHand, onOrder }: StockRow, { kind, quantity }: StockMove) {
  if (kind === 'counted') {
    if (quantity < 0) throw refusal({ quantity: 'Use 0 or more' })
    return { quantity: quantity - onHand, onOrder: 0 }
  }
  if (kind === 'received') {
    if (quantity < 1) throw refusal({ quantity: 'Use 1 or more' })
    return { quantity, onOrder: -Math.min(quantity, onOrder) }
  }
  if (!quantity) throw refusal({ quantity: 'Say how many' })
  if (onOrder + quantity < 0) throw refusal({ quantity: `${onOrder} are on order.` })
  return { quantity: 0, onOrder: quantity }
}

/** When the next goods come: nothing is expected any more once all of it is here. */
function expectedOn(row: StockRow, { kind, expectedOn: day }: StockMove, onOrder: number) {
  if (row.onOrder + onOrder === 0) return null
  return kind === 'ordered' ? day || row.expectedOn : row.expectedOn
}

/** Records what somebody did with goods. The same id again is the same movement. */
export async function moveByHand(tx: Db, actor: Actor, product: Stock['product'], move: StockMove) {
  const { id: productId, name } = product
  const [row] = await lockStock(tx, [productId])
  if (!row) throw missing()
  const [known] = await tx.select().from(stockMovements).where(eq(stockMovements.id, move.id))
  if (known && (known.productId !== productId || known.kind !== move.kind))
    throw new Failure(409, { message: 'This was recorded as something else. Please look at the list again.' })
  if (known) return { movement: known, isNew: false }
  const { id, kind, reason } = move
  const change = changeOf(row, move)
  const movement = await writeMovement(
    tx,
    { id, productId, kind, reason, by: actor.name, ...change },
    { expectedOn: expectedOn(row, move, change.onOrder) },
  )
  await recordAudit(tx, actor, {
    action: 'move-stock',
    subject: name,
    reason,
    before: { onHand: row.onHand, onOrder: row.onOrder },
    after: { kind, onHand: row.onHand + change.quantity, onOrder: row.onOrder + change.onOrder },
  })
  return { movement, isNew: true }
}

type Posted = { id: string; number: string }

/** Takes what is in a parcel off the count. What is not counted stays so. */
export async function takeForParcel(tx: Db, actor: Actor, { id: parcelId, number }: Posted, pieces: Pieces) {
  for (const { productId } of await lockStock(tx, pieces.keys()))
    await writeMovement(tx, {
      id: randomUUID(),
      productId,
      kind: 'dispatched',
      quantity: -(pieces.get(productId) ?? 0),
      onOrder: 0,
      parcelId,
      reason: number,
      by: actor.name,
    })
}

/** Gives back exactly what a parcel took. */
export async function giveBackFromParcel(tx: Db, actor: Actor, { id: parcelId }: Posted, reason: string) {
  const taken = await tx
    .select()
    .from(stockMovements)
    .where(and(eq(stockMovements.parcelId, parcelId), eq(stockMovements.kind, 'dispatched')))
  await lockStock(
    tx,
    taken.map(({ productId }) => productId),
  )
  for (const { productId, quantity } of taken)
    await writeMovement(tx, {
      id: randomUUID(),
      productId,
      kind: 'undone',
      quantity: -quantity,
      onOrder: 0,
      parcelId,
      reason,
      by: actor.name,
    })
}
