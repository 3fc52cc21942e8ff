import type { ReviewState } from '@shop/contract/review-state'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, id } from './columns.ts'
import { labImports } from './laboratory.ts'

/** A laboratory's file, from the moment that one person brings it until a second has released or returned it. */
export const resultsReviews = pgTable(
  'results_reviews',
  {
    id: id(),
    /** Null of a file that was returned: it may be brought again. */
    sha256: text().unique(),
    fileName: text().notNull(),
    /** Null once it is imported or returned: a line may name a vet. */
    text: text(),
    /** Why results that were given before are another now. */
    correction: text(),
    sampleCount: integer().notNull(),
    isSampleData: boolean().notNull(),
    state: text().$type<ReviewState>().notNull().default('waiting'),
    /** Who brought it. */
    by: text().notNull(),
    /** The account in which it was brought; null where a command line did. */
    byId: uuid(),
    submittedAt: createdAt(),
    reviewer: text(),
    decidedAt: at(),
    returnReason: text(),
    /** The import of its file; null of an approved file until then. */
    importId: uuid().references(() => labImports.id),
  },
  (t) => [index().on(t.state, t.submittedAt)],
)
