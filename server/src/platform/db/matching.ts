import { and, eq, getTableColumns, type InferInsertModel, isNull } from 'drizzle-orm'
import type { AnyPgTable, PgColumn } from 'drizzle-orm/pg-core'

/** For `where`: rows that have just these values in these columns. */
export function matching<Table extends AnyPgTable>(table: Table, values: Partial<InferInsertModel<Table>>) {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  return and(
    ...Object.entries(values as Record<string, unknown>).flatMap(([name, value]) => {
      const column = columns[name]
      return column ? [value === null ? isNull(column) : eq(column, value)] : []
    }),
  )
}
