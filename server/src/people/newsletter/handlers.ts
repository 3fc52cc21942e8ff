import { newsletterDollars } from '@shop/contract/constants'
import { pointsIn } from '@shop/contract/currencies'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { toMinor } from '@shop/contract/money'
import type { newsletterCalls } from '@shop/contract/newsletter'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { attemptLimit } from '../../platform/limits/attempts.ts'
import type { Db } from '../../platform/db/open.ts'
import { loyaltyEntries } from '../../schema/loyalty.ts'
import { newsletterConsents } from '../../schema/newsletter.ts'
import { users } from '../../schema/user.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import { withdrawTokenOf } from './withdraw-token.ts'
import { hashToken, type Secrets } from '../../platform/config/secrets.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../visitor/handler.ts'
import { refuseUnknownCountry } from '../country/handlers.ts'
import { newsletterNotices } from './mail-copy.ts'

type Consent = Pick<typeof newsletterConsents.$inferInsert, 'email' | 'countryCode' | 'source'>

const isOpen = isNull(newsletterConsents.withdrawnAt)

/** Records the consent of an address; true when it had none before. A consent that holds keeps its time and source. */
export async function giveConsent(tx: Db, secrets: Secrets, { email: typed, ...given }: Consent): Promise<boolean> {
  const email = typed.toLowerCase()
  // Always the token that a newsletter's link carries: seeds and migrations know no secret, and left another.
  const tokenHash = hashToken(withdrawTokenOf(secrets, email))
  const consent = { ...given, email, tokenHash, consentedAt: new Date(), withdrawnAt: null }
  const [fresh] = await tx
    .insert(newsletterConsents)
    .values(consent)
    .onConflictDoUpdate({
      target: newsletterConsents.email,
      set: consent,
      setWhere: isNotNull(newsletterConsents.withdrawnAt),
    })
    .returning({ email: newsletterConsents.email })
  if (!fresh) await tx.update(newsletterConsents).set({ tokenHash }).where(eq(newsletterConsents.email, email))
  return fresh !== undefined
}

/** Leaves the first time where it was withdrawn already; false where there is no consent at all. */
export async function withdrawConsent(tx: Db, where: SQL): Promise<boolean> {
  const withdrawn = await tx
    .update(newsletterConsents)
    .set({ withdrawnAt: sql`coalesce(${newsletterConsents.withdrawnAt}, now())` })
    .where(where)
    .returning({ email: newsletterConsents.email })
  return withdrawn.length > 0
}

/** An account's new address is written to instead of the old one, since the same time. */
export async function moveConsent(tx: Db, secrets: Secrets, from: string, to: string) {
  const [consent] = await tx
    .delete(newsletterConsents)
    .where(and(eq(newsletterConsents.email, from), isOpen))
    .returning()
  if (!consent) return
  const tokenHash = hashToken(withdrawTokenOf(secrets, to))
  // Who has withdrawn at the new address itself is not brought back.
  await tx
    .insert(newsletterConsents)
    .values({ ...consent, email: to, tokenHash })
    .onConflictDoNothing()
}

/** Nobody gets these points twice, not even by changing their address. */
const isFirst = sql`not exists (select 1 from ${loyaltyEntries}
  where ${loyaltyEntries.userId} = ${users.id} and ${loyaltyEntries.cause} like 'newsletter:%')`

/** The offer's ten dollars, once for an address that may be written to. One statement, whether or not there is such a user. */
const grant = (tx: Db, email: string, who: SQL) =>
  tx
    .insert(loyaltyEntries)
    .select(
      tx
        .select({
          id: sql<string>`gen_random_uuid()`.as('id'),
          userId: users.id,
          points: sql<number>`${pointsIn(toMinor(newsletterDollars), 'USD')}::integer`.as('points'),
          reason: sql<string>`${'Welcome to the newsletter'}::text`.as('reason'),
          cause: sql<string>`${`newsletter:${email}`}::text`.as('cause'),
          createdAt: sql<Date>`now()`.as('created_at'),
        })
        .from(users)
        .innerJoin(newsletterConsents, and(eq(newsletterConsents.email, email), isOpen))
        .where(and(who, isFirst)),
    )
    .onConflictDoNothing()

/** For an address that has just got its account: the points it was promised, if it was. */
export async function grantNewsletterPoints(tx: Db, { userId, email }: { userId: string; email: string }) {
  await grant(tx, email.toLowerCase(), eq(users.id, userId))
}

export function newsletterHandlers(services: Services): Handlers<typeof newsletterCalls> {
  const { db, secrets } = services
  const callers = attemptLimit(db, secrets, {
    name: 'newsletter',
    points: 10,
    perSeconds: 60 * 60,
    message: 'Those were many addresses. Please wait an hour and try again.',
  })
  return {
    signUpToNewsletter: async ({ body, address }) => {
      await callers.count(address)
      refuseUnknownCountry(body.countryCode, 'countryCode')
      const email = body.email.toLowerCase()
      await db.transaction(async (tx) => {
        // Whose account is deleted at the same time has none when the points are given.
        await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).for('key share')
        const isNew = await giveConsent(tx, secrets, { email, countryCode: body.countryCode, source: 'pop-up' })
        await grant(tx, email, eq(users.email, email))
        if (isNew) await sendNotice(services, newsletterNotices['newsletter-welcome'], email, tx)
      })
      return { message: 'Thank you. Ten dollars of points are yours as soon as this address has an account.' }
    },

    withdrawNewsletter: async ({ body }) => {
      if (!(await withdrawConsent(db, eq(newsletterConsents.tokenHash, hashToken(body.token)))))
        throw new Failure(404, { message: messages.newsletterUnknownError })
      return { message: 'You are off our list. We will not write to you again.' }
    },
  }
}
