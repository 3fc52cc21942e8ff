import { eq } from 'drizzle-orm'
import type { Collect, Erase } from '../visitor/own-data.ts'
import { newsletterConsents } from '../../schema/newsletter.ts'

export const collectConsents: Collect = async (db, { email }) => ({
  newsletterConsents: await db
    .select({
      email: newsletterConsents.email,
      countryCode: newsletterConsents.countryCode,
      source: newsletterConsents.source,
      consentedAt: newsletterConsents.consentedAt,
      withdrawnAt: newsletterConsents.withdrawnAt,
    })
    .from(newsletterConsents)
    .where(eq(newsletterConsents.email, email)),
})

export const eraseConsents: Erase = (tx, { email }) =>
  tx.delete(newsletterConsents).where(eq(newsletterConsents.email, email))
