import { asc, eq } from 'drizzle-orm'
import type { Collect } from '../../people/visitor/own-data.ts'
import { loyaltyEntries } from '../../schema/loyalty.ts'

export const collectPoints: Collect = async (db, { id: userId }) => ({
  loyaltyPoints: await db
    .select({ points: loyaltyEntries.points, reason: loyaltyEntries.reason, createdAt: loyaltyEntries.createdAt })
    .from(loyaltyEntries)
    .where(eq(loyaltyEntries.userId, userId))
    .orderBy(asc(loyaltyEntries.createdAt)),
})
