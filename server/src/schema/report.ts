import type { Report } from '@shop/contract/report'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { animals } from './animal.ts'
import { at, createdAt } from './columns.ts'
import { samples } from './sample.ts'

/** A report that was made. Its text is frozen; its state shows whether it is still valid. */
export const reports = pgTable(
  'reports',
  {
    /** Printed on it, unguessable: by it a stranger checks that it is genuine. */
    key: text().primaryKey(),
    animalId: uuid()
      .notNull()
      .references(() => animals.id, { onDelete: 'cascade' }),
    /** Null for a report about the animal and not one sample. */
    barcode: text().references(() => samples.barcode, { onDelete: 'cascade' }),
    type: text().notNull(),
    /** The content of the report: the same content is the same report. */
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text().$type<Report['state']>().notNull().default('valid'),
    stateReason: text(),
    issuedAt: createdAt(),
    closedAt: at(),
  },
  (t) => [
    uniqueIndex('report_once')
      .on(t.animalId, t.type)
      .where(sql`${t.state} = 'valid'`),
    index().on(t.barcode),
    index('reports_samples').using('gin', sql`(${t.content} -> 'samples') jsonb_path_ops`),
  ],
)
