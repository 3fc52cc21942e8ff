import { type PgColumn, type PgSelectBuilder } from 'drizzle-orm/pg-core'
import { type SQL, sql } from 'drizzle-orm'
import { rowsOf } from './rows-of.ts'

/** How many rows wait, and since when the oldest does. */
const waitingColumns = (since: PgColumn | SQL) => ({
  count: sql<number>`count(*)::integer`,
  oldestAt: sql<string | null>`min(${since})`,
})
type Columns = ReturnType<typeof waitingColumns>

/** For `readTogether`: how much of a list waits. `query` has the list's own tables and condition. */
export const waitingIn = <Query extends { _: { result: unknown[] }; getSQL: () => SQL }>(
  since: PgColumn | SQL,
  query: (select: PgSelectBuilder<Columns, 'qb'>) => Query,
) => rowsOf(waitingColumns(since), query)
