import { eq } from 'drizzle-orm'
import type { Collect } from '../visitor/own-data.ts'
import { addresses } from '../../schema/address.ts'

export const collectAddresses: Collect = async (db, { id: userId }) => ({
  addresses: await db
    .select({ kind: addresses.kind, address: addresses.address, createdAt: addresses.createdAt })
    .from(addresses)
    .where(eq(addresses.userId, userId)),
})
