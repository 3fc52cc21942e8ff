import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Columns that many tables have. Moments are stored with their time zone. */
export const id = () => uuid().primaryKey().defaultRandom()
export const at = () => timestamp({ withTimezone: true, mode: 'date' })
export const createdAt = () => at().notNull().defaultNow()
/** A file's bytes. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
