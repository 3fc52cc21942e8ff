import { foldedName } from '@shop/contract/text'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { type Address, users } from '../../schema/user.ts'
import { maxAddresses } from './handlers.ts'
import { addresses } from '../../schema/address.ts'

type Typed = Address & { phone?: string | null }

const parts = ['firstName', 'lastName', 'address', 'address2', 'city', 'state', 'postalCode', 'country'] as const

/** An address regardless of case, spacing and accents. */
const normalized = (address: Address) => parts.map((part) => foldedName(address[part])).join('|')

export const isSameAddress = (one: Address, other: Address | null | undefined) =>
  Boolean(other && normalized(one) === normalized(other))

/** Stores what a user typed elsewhere in their address book, once, while there is room. */
export const storeAddress = (db: Db, userId: string, kind: 'shipping' | 'billing', typed: Typed): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const book = await tx.select().from(addresses).where(eq(addresses.userId, userId)).orderBy(asc(addresses.createdAt))
    const isThere = book.some((one) => one.kind === kind && isSameAddress(one.address, typed))
    if (isThere || book.length >= maxAddresses) return
    const given = [...parts, 'phone' as const].flatMap((part) => (typed[part] ? [[part, typed[part]]] : []))
    await tx.insert(addresses).values({ userId, kind, address: Object.fromEntries(given) as Address })
  })
