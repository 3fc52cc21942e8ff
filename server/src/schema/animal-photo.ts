import { pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { animals } from './animal.ts'
import { bytes, createdAt } from './columns.ts'
import { fileKey } from './file.ts'

/** An animal's photo in the sizes that are shown: JPEGs made by us, without what the camera wrote into it. */
export const animalPhotos = pgTable('animal_photos', {
  animalId: uuid()
    .primaryKey()
    .references(() => animals.id, { onDelete: 'cascade' }),
  /** Another with each picture, so that an address never shows two. */
  version: uuid().notNull(),
  alt: text().notNull(),
  /** In percent from the left and from the top. */
  focusX: smallint().notNull(),
  focusY: smallint().notNull(),
  smallFile: fileKey(),
  mediumFile: fileKey(),
  largeFile: fileKey(),
  /** Instead of files, in rows of the versions before decision 0135. */
  small: bytes(),
  medium: bytes(),
  large: bytes(),
  savedAt: createdAt(),
})
