import { pgTable, text } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'

/** Who may be written to, since when and by which of our forms; it stays after a withdrawal, as its proof. */
export const newsletterConsents = pgTable('newsletter_consents', {
  /** Lower case. */
  email: text().primaryKey(),
  countryCode: text().notNull(),
  source: text().$type<'pop-up' | 'registration' | 'profile' | 'checkout'>().notNull(),
  consentedAt: at().notNull(),
  withdrawnAt: at(),
  /** SHA-256 of the token in every newsletter's link. */
  tokenHash: text().notNull().unique(),
})
