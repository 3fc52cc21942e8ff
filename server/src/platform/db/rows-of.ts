import { Column, getTableColumns, is, SQL, sql, Table } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { PgDialect, type PgColumn, type PgSelectBuilder, type PgTable, QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from './open.ts'
import { drizzleOptions } from './options.ts'

/** What JSON has: a time that is no column would stay a text. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type Field = PgColumn | SQL<Json> | SQL.Aliased<Json>
/** Fields in groups, or whole tables, as Drizzle's `select` takes them. */
type Fields = Record<string, Field | PgTable | Record<string, Field>>

type Rows = { _: { result: unknown[] }; getSQL: () => SQL }

type Group = { [name: string]: Field | Group }
const isField = (field: Field | Group): field is Field => is(field, Column) || is(field, SQL) || is(field, SQL.Aliased)
const groupOf = (fields: Fields): Group =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, is(field, Table) ? getTableColumns(field) : field]),
  )
const leavesOf = (group: Group): Field[] =>
  Object.values(group).flatMap((field) => (isField(field) ? [field] : leavesOf(field)))

type Values = Record<string, unknown>
/** Takes one value of each leaf from `next`, in their order. Made once for all rows. */
type Decode<Decoded> = (next: () => unknown) => Decoded

const leafDecoder = (field: Field): Decode<unknown> =>
  is(field, Column)
    ? (next) => {
        const value = next()
        return value === null ? null : field.mapFromDriverValue(value)
      }
    : (next) => next()

function decoderOf(group: Group): Decode<Values> {
  const parts = Object.entries(group).map(
    ([name, field]) => [name, isField(field) ? leafDecoder(field) : groupDecoder(field)] as const,
  )
  return (next) => Object.fromEntries(parts.map(([name, decode]) => [name, decode(next)]))
}

/** Null for a table that an outer join did not find: one that found a row has a key. */
function groupDecoder(group: Group): Decode<Values | null> {
  const decode = decoderOf(group)
  const hasKey = leavesOf(group).some((field) => is(field, Column) && field.notNull)
  return (next) => {
    const values = decode(next)
    return hasKey && Object.values(values).every((value) => value === null) ? null : values
  }
}

const readers = new WeakMap<SQL, (value: never) => unknown>()
function readBy<Value>(query: SQL, read: (value: never) => Value): SQL<Value> {
  const column: SQL<Value> = query.mapWith(read)
  readers.set(column, read)
  return column
}
/** What reads a column's JSON; as it is where nothing has to. */
export const readerOf = <Value>(column: SQL<Value>) =>
  (readers.get(column) ?? ((value: Value) => value)) as (value: never) => Value

export const dialect = new PgDialect(drizzleOptions)

type ReadFrom<Columns extends Record<string, SQL>> = { [Name in keyof Columns]: Columns[Name]['_']['type'] }

/** Several columns as one. */
export function rowFrom<Columns extends Record<string, SQL>>(columns: Columns): SQL<ReadFrom<Columns>> {
  const parts = Object.entries(columns).map(([name, column]) => ({ name, column, read: readerOf(column) }))
  const list = sql.join(
    parts.map(({ column }) => column),
    sql`, `,
  )
  return readBy(
    sql`json_build_array(${list})`,
    (values: never[]) =>
      Object.fromEntries(
        parts.map(({ name, read }, index) => [name, read(values[index] as never)]),
      ) as ReadFrom<Columns>,
  )
}

/**
 * All rows of a query as one value, so that a statement reads several tables' at once: `rowsOf(columns, (select) =>
 * select.from(table).where(...))`. It may name columns of the query that it is part of.
 */
export function rowsOf<Chosen extends Fields, Query extends Rows>(
  fields: Chosen,
  query: (select: PgSelectBuilder<Chosen, 'qb'>) => Query,
): SQL<Query['_']['result']> {
  const group = groupOf(fields)
  const names = sql.join(
    leavesOf(group).map((_, index) => sql.identifier(`c${index}`)),
    sql`, `,
  )
  const decode = decoderOf(group)
  const rows = query(new QueryBuilder(drizzleOptions).select(fields))
  return readBy(
    sql`(select coalesce(json_agg(json_build_array(${names})), '[]') from (${rows}) as q(${names}))`,
    (all: unknown[][]) =>
      all.map((values) => {
        let at = 0
        return decode(() => values[at++])
      }) as Query['_']['result'],
  )
}

type RowReader = (row: Record<string, unknown>) => Record<string, unknown>
const rowReaders = new WeakMap<PgTable, RowReader>()

/** What `to_json` makes of a row, as Drizzle reads it. With `.*`, for the table's bare name may be a column's of an outer query. */
function rowReader<From extends PgTable>(table: From) {
  const known = rowReaders.get(table) ?? newRowReader(table)
  rowReaders.set(table, known)
  return known as (row: Record<string, unknown>) => From['$inferSelect']
}

function newRowReader(table: PgTable): RowReader {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]): [string, string, PgColumn] => [
    key,
    column.keyAsName ? toSnakeCase(column.name) : column.name,
    column,
  ])
  return (row: Record<string, unknown>) =>
    Object.fromEntries(
      columns.map(([key, name, column]) => {
        const value = row[name]
        return [key, value === null ? null : column.mapFromDriverValue(value)]
      }),
    )
}

/** A whole row of a table as one value: a short text to make and to send, where each column would be named. */
export const rowOf = <From extends PgTable>(table: From): SQL<From['$inferSelect']> =>
  readBy(sql`to_json(${table}.*)`, rowReader(table))

/** `rowsOf` for whole rows of one table, in this order. */
export function rowsIn<From extends PgTable>(
  table: From,
  where: SQL | undefined,
  order: PgColumn,
): SQL<From['$inferSelect'][]> {
  const read = rowReader(table)
  return readBy(
    sql`(select coalesce(json_agg(to_json(${table}.*) order by ${order}), '[]') from ${table} where ${where})`,
    (rows: Record<string, unknown>[]) => rows.map(read),
  )
}

type Queries = Record<string, SQL | Record<string, SQL>>
/** What queries answer that are read together. */
export type ReadOf<Read extends Queries> = {
  [Name in keyof Read]: Read[Name] extends SQL<infer Answer>
    ? Answer
    : Read[Name] extends Record<string, SQL>
      ? { [Part in keyof Read[Name]]: Read[Name][Part]['_']['type'] }
      : never
}

/** Several queries in one statement, each by its name, or in groups; all see the same moment. */
export async function readTogether<Read extends Queries>(db: Db, queries: Read): Promise<ReadOf<Read>> {
  const [read] = await db.select(queries).from(sql`(select 1) as one`)
  if (!read) throw new Error('A select without a table has a row')
  return read as ReadOf<Read>
}
