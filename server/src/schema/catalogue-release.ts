import type { ResultStatus } from '@shop/contract/verdict'
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { catalogueReleases } from './catalogue.ts'
import { id } from './columns.ts'
import { products } from './product.ts'
import { results } from './result.ts'
import { users } from './user.ts'

const sha256 = () =>
  text()
    .notNull()
    .references(() => catalogueReleases.sha256)

/** A test whose facts a release of the catalogue changed: the earlier facts. */
export const releasedTests = pgTable(
  'released_tests',
  {
    sha256: sha256(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    before: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sha256, t.productId] })],
)

/** A result from before a release, which the release changes. */
export const verdictChanges = pgTable(
  'verdict_changes',
  {
    sha256: sha256(),
    resultId: uuid()
      .notNull()
      .references(() => results.id, { onDelete: 'cascade' }),
    /** Null where the sources state too little for a verdict. */
    before: text().$type<ResultStatus>(),
    after: text().$type<ResultStatus>(),
    /** What a trait's result means beside the others of its gene: "Long coat". Null of diseases. */
    beforeReading: text(),
    afterReading: text(),
  },
  (t) => [primaryKey({ columns: [t.sha256, t.resultId] }), index().on(t.resultId)],
)

/** Who still gets the mail about a release; a row goes when its mail has left. */
export const releaseMails = pgTable(
  'release_mails',
  {
    id: id(),
    sha256: sha256(),
    /** Lower case. */
    email: text().notNull(),
    /** Null for an address without account. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [unique('release_mail_once').on(t.sha256, t.email)],
)
