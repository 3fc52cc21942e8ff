import type { Person } from '@shop/contract/activation'
import type { Currency } from '@shop/contract/constants'
import type { WorkField, WorkSheet, WorkValues } from '@shop/contract/work-spreadsheet'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { animals } from './animal.ts'
import { at, createdAt, id } from './columns.ts'
import { products } from './product.ts'
import { users } from './user.ts'

/** A sheet of many animals, from its upload on. */
export const workSheets = pgTable(
  'work_sheets',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    fileName: text().notNull(),
    sha256: text().notNull(),
    /** Words of its file with letters that were guessed. */
    lookAt: text().array().notNull().default([]),
    state: text().$type<WorkSheet['state']>().notNull().default('draft'),
    /** The last sent record: whom the reports are for, and where the customer was. */
    submitted: jsonb().$type<{ person: Person; country: string; currency: Currency }>(),
    submittedAt: at(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index().on(t.userId, t.createdAt)],
)

export const workLines = pgTable(
  'work_lines',
  {
    id: id(),
    sheetId: uuid()
      .notNull()
      .references(() => workSheets.id, { onDelete: 'cascade' }),
    /** In the file; the header is row 1. */
    row: integer().notNull(),
    version: integer().notNull().default(1),
    values: jsonb().$type<WorkValues>().notNull(),
    /** It was ready when the sheet was sent, and waits to be activated. */
    isQueued: boolean().notNull().default(false),
    /** What its activation refused; until the line is another. */
    refused: jsonb().$type<{ field: WorkField; message: string }[]>(),
    doneAt: at(),
    /** The animal of the account that it was begun for, or that it became. */
    animalId: uuid().references(() => animals.id, { onDelete: 'set null' }),
  },
  (t) => [index().on(t.sheetId, t.row)],
)
