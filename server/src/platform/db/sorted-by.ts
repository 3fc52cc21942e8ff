import type { SortOf } from '@shop/contract/sort'
import { Column, type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/** A list's order by one of its columns, as its `sort` names it. What has no value comes last in either direction. */
export function sortedBy<Name extends string>(columns: Record<Name, SQLWrapper>, sort: SortOf<Name>): SQL {
  const column = columns[sort.replace('-', '') as Name]
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  // An index gives its rows in this order only where nothing is said of nulls.
  return column instanceof Column && column.notNull
    ? sql`${column} ${direction}`
    : sql`${column} ${direction} nulls last`
}
