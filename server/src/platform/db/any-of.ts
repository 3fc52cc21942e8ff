import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** Like `inArray` for texts, with the whole list as one parameter: for lists of thousands. */
export const anyOf = (column: AnyColumn, texts: string[]): SQL => sql`${column} = any(${sql.param(texts)}::text[])`
