import { addressSchema } from '@shop/contract/address'
import { and, desc, eq, isNotNull, like, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { orders } from '../../schema/order.ts'
import type { Address } from '../../schema/user.ts'
import type { User } from '../../people/visitor/visitor.ts'

/** The address of a user's profile, where it is complete and we send to its country; else null. */
export function profileAddress({ firstName, lastName, address }: User): Address | null {
  const full = address && { firstName, lastName, ...address }
  return addressSchema.isValidSync(full ?? {}) ? full : null
}

/** Where the last order on a user's account was sent; null where none was. */
export async function lastSentTo(db: Db, userId: string): Promise<Address | null> {
  const address = sql<Address | null>`${orders.snapshot} -> 'shippingAddress'`
  const isSent = isNotNull(sql`nullif(${address}, 'null')`)
  const [last] = await db
    .select({ address })
    .from(orders)
    .where(and(eq(orders.userId, userId), like(orders.paymentRef, 'account_%'), isSent))
    .orderBy(desc(orders.placedAt))
    .limit(1)
  return last?.address ?? null
}
