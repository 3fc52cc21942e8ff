import { is, SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Like `inArray`, with the whole list as one parameter: for lists of thousands, and for what is read often, whose text
 * is then the same for lists of every length. What a query finds is an array in it: `array(select …)`, found once.
 */
export const anyOf = (column: PgColumn, values: readonly (string | number)[] | SQL): SQL =>
  is(values, SQL)
    ? sql`${column} = any(${values})`
    : sql`${column} = any(${sql.param(values)}::${sql.raw(column.getSQLType())}[])`
