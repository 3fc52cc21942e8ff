import { fillPlaceholders, Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from './open.ts'
import { dialect, readerOf } from './rows-of.ts'

type Build<Name extends string, Row> = (
  db: Db,
  row: SQL.Aliased<Row>,
  value: (name: Name) => Placeholder<Name>,
) => SQLWrapper

/**
 * A statement whose text is made once, for what is run most: making it of its pieces takes Drizzle longer than the server
 * takes to run it. `build` selects or returns `row`, one column that `rowOf`, `rowsIn` or `rowFrom` made, and nothing
 * else; it may not depend on anything but its values, which are in the places of `value`.
 */
export function statement<Name extends string, Row>(column: SQL<Row>, build: Build<Name, Row>) {
  const read = readerOf(column)
  let made: { texts: SQL[]; params: unknown[] } | undefined
  const make = (db: Db) => {
    const query = build(db, column.as('row'), (name) => new Placeholder(name))
    const { sql: text, params } = dialect.sqlToQuery(query.getSQL())
    return { texts: text.split(/\$\d+/).map((part) => sql.raw(part)), params }
  }
  return async (db: Db, values: Record<Name, unknown>): Promise<Row[]> => {
    const { texts, params } = (made ??= make(db))
    const filled = fillPlaceholders(params, values)
    const parts = texts.flatMap((text, index) => (index < filled.length ? [text, sql.param(filled[index])] : text))
    // Both drivers answer `rows`, which their shared type lacks.
    const { rows } = (await db.execute(sql.join(parts))) as { rows: { row: never }[] }
    return rows.map(({ row }) => read(row))
  }
}
