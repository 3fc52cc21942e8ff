import { readCode } from '@shop/contract/codes'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { missing } from '../../platform/input/refusal.ts'
import { orders } from '../../schema/order.ts'
import { lockOrder } from '../parcel/locked-order.ts'

/** An order's number as it is stored, however it is typed; empty for what is none. */
export const numberIn = (typed: string) => readCode(typed, 'order') ?? ''

/** The key of an order and whose it is, which open its documents. Throws 404. */
export async function findKey(db: Db, typed: string): Promise<{ checkoutId: string; buyer: { id: string } | null }> {
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.number, numberIn(typed)))
  if (!order) throw missing()
  return { checkoutId: order.checkoutId, buyer: order.userId ? { id: order.userId } : null }
}

/** `lockOrder` by a number however it is typed. Throws 404. */
export const lockByNumber = (tx: Db, typed: string) => lockOrder(tx, eq(orders.number, numberIn(typed)))

/** Within this time the same request again is the same one. */
export const repeatMs = 60_000
