import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { loyaltyEntries } from '../../schema/loyalty.ts'

/** A user's points, the sum of the ledger: a column of a query. Nobody has none. */
export const pointsSum = (userId: string | null | PgColumn): SQL<number> =>
  sql`(select coalesce(sum(${loyaltyEntries.points}), 0)::int from ${loyaltyEntries}
    where ${userId === null ? sql`false` : eq(loyaltyEntries.userId, userId)})`
