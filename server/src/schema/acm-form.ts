import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { animals } from './animal.ts'
import { at, createdAt, id } from './columns.ts'
import { samples } from './sample.ts'

/** The form's content, from the record when it was approved. */
export type PrintedAcm = {
  petName: string
  registrationName: string | null
  registrationNumber: string | null
  species: string
  breed: string
  gender: 'male' | 'female'
  dateOfBirth: string | null
  chipNumber: string
  ownerName: string
  ownerAddress: string | null
  ownerEmail: string
  isSampleData: boolean
}

/** A request for the form that travels with a sample which an approved collector witnesses. It goes with its animal. */
export const acmForms = pgTable(
  'acm_forms',
  {
    id: id(),
    number: text().notNull().unique(),
    animalId: uuid()
      .notNull()
      .references(() => animals.id, { onDelete: 'cascade' }),
    barcode: text()
      .notNull()
      .references(() => samples.barcode, { onDelete: 'cascade', onUpdate: 'cascade' }),
    collectorName: text().notNull(),
    collectorPlace: text().notNull(),
    purpose: text().notNull(),
    state: text().$type<'waiting' | 'approved' | 'refused' | 'withdrawn'>().notNull().default('waiting'),
    requestedAt: createdAt(),
    decidedAt: at(),
    decidedBy: text(),
    reason: text(),
    /** Null until it is approved. */
    printed: jsonb().$type<PrintedAcm>(),
  },
  (t) => [
    index().on(t.animalId),
    index().on(t.state),
    uniqueIndex('acm_form_once')
      .on(t.barcode)
      .where(sql`${t.state} in ('waiting', 'approved')`),
  ],
)
