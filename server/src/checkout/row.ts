import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { CheckoutRow } from '../order/view.ts'
import { isUuid } from '../platform/ids.ts'
import type { User } from '../visitor/visitor.ts'
import { checkouts } from './tables.ts'

/** A checkout opens to whoever holds its key; one that is a user's, to that user alone. All others find nothing there. */
export async function findCheckout(db: Db, id: string, user: User | null): Promise<CheckoutRow> {
  const missing = new Failure(404, { message: messages.failedToFetchOrders })
  if (!isUuid(id)) throw missing
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id))
  if (!row || (row.userId && row.userId !== user?.id)) throw missing
  return row
}
