import type { FileType } from '@shop/contract/file'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt } from './columns.ts'

/**
 * A stored file: there before its bytes are, and until they are deleted. It never changes, and its key is never another's:
 * whoever has the key of an older one finds nothing.
 */
export const files = pgTable('files', {
  key: uuid().primaryKey().defaultRandom(),
  type: text().$type<FileType>().notNull(),
  /** Null where they lie in the bucket, under the key. */
  bytes: bytes(),
  createdAt: createdAt(),
})

/** A column that names a file. No two rows name the same one, since it is deleted with its row. */
export const fileKey = () =>
  uuid()
    .unique()
    .references(() => files.key)
