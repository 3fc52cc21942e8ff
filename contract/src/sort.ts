import { string } from 'yup'

/** The order of a list: a column's name, and "-" before it for the greatest first. */
export type SortOf<Column extends string> = Column | `-${Column}`

/** A list's `sort`: the columns that it can be ordered by. */
export const sortBy = <const Column extends string>(...columns: Column[]) => {
  const sorts = columns.flatMap((column): SortOf<Column>[] => [column, `-${column}`])
  return string().oneOf(sorts, `Use one of ${sorts.join(', ')}`)
}
