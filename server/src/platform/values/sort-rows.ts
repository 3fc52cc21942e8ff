import type { SortOf } from '@shop/contract/sort'

/** Rows in the order of one of their columns, as a list's `sort` names it. Equal rows stay in their order. */
export function sortRows<Name extends string, Row>(
  rows: readonly Row[],
  columns: Record<Name, (row: Row) => string | number>,
  sort: SortOf<Name>,
): Row[] {
  const valueOf = columns[sort.replace('-', '') as Name]
  const direction = sort.startsWith('-') ? -1 : 1
  return rows.toSorted((one, other) => {
    const [value, next] = [valueOf(one), valueOf(other)]
    return value === next ? 0 : value < next ? -direction : direction
  })
}
