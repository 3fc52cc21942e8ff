import type { authCalls } from '@shop/contract/auth'
import type { BodyOf } from '@shop/contract/call-parts'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { and, desc, eq } from 'drizzle-orm'
import { moveShares } from '../../results/sharing/handlers.ts'
import { moveTransfers } from '../../animals/animal-transfer/handlers.ts'
import { moveKitOffers } from '../../animals/kit-offer/answer.ts'
import { claimAnimals } from '../../animals/animal/claim.ts'
import { isDuplicate } from '../../platform/db/duplicate.ts'
import type { Db } from '../../platform/db/open.ts'
import { mailTokens, type PendingRegistration, users } from '../../schema/user.ts'
import { moveEnquiries } from '../../people/enquiry/handlers.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import { isOpenLink, openLink, sendLink } from '../../people/user/mail-token.ts'
import { hashPassword, refuseBreached } from '../../people/user/password.ts'
import { refuseUnknownCountry } from '../../people/country/handlers.ts'
import { countMail } from './limits.ts'
import { giveConsent, grantNewsletterPoints, moveConsent } from '../../people/newsletter/handlers.ts'
import type { Secrets } from '../../platform/config/secrets.ts'
import type { Services } from '../../platform/services.ts'
import { userNotices } from '../../people/user/mail-copy.ts'

/** The newest registration of an address whose link was not opened yet. */
export async function pendingRegistration(db: Db, email: string): Promise<PendingRegistration | null> {
  const [row] = await db
    .select({ registration: mailTokens.registration })
    .from(mailTokens)
    .where(and(eq(mailTokens.email, email), eq(mailTokens.purpose, 'registration'), isOpenLink))
    .orderBy(desc(mailTokens.createdAt))
    .limit(1)
  return row?.registration ?? null
}

/** Mails a link to confirm the address; answers alike whether or not it has an account. Throws 428 on the field that is wrong. */
export async function register(services: Services, body: BodyOf<typeof authCalls.register>, address: string) {
  const { type, firstName, lastName, password, country, clinic, registrationNumber, isNewsletterSubscribed } = body
  refuseUnknownCountry(country, 'country')
  await refuseBreached(password, 'password', messages.operationFailed)
  const email = body.email.toLowerCase()
  await countMail(services, { from: address, to: email })
  const registration = {
    type,
    firstName,
    lastName,
    passwordHash: await hashPassword(password),
    countryCode: country,
    clinic: type === 'vet' && clinic ? clinic : null,
    registrationNumber: type === 'vet' && registrationNumber ? registrationNumber : null,
    isNewsletterSubscribed: isNewsletterSubscribed === true,
  }
  await sendLink(services, { purpose: 'registration', email, registration })
  return { message: 'Check your email: a link to confirm your address is on its way.' }
}

/** False where the address has an account already. */
async function createAccount(tx: Db, secrets: Secrets, email: string, typed: PendingRegistration): Promise<boolean> {
  const { isNewsletterSubscribed, ...person } = typed
  const [user] = await tx
    .insert(users)
    .values({ ...person, email, approval: person.type === 'vet' ? 'waiting' : null })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (!user) return false
  if (isNewsletterSubscribed)
    await giveConsent(tx, secrets, { email, countryCode: person.countryCode, source: 'registration' })
  await grantNewsletterPoints(tx, { userId: user.id, email })
  await claimAnimals(tx, { id: user.id, email })
  return true
}

/** Gives an account its new address, and mails the old one; false where the new one has got an account meanwhile. */
async function changeAddress(tx: Db, services: Services, email: string, userId: string): Promise<boolean> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId)).for('update')
  if (!user) return false
  const isTaken = await tx
    .transaction((inner) => inner.update(users).set({ email }).where(eq(users.id, userId)))
    .then(() => false, isDuplicate)
  if (isTaken) return false
  await moveConsent(tx, services.secrets, user.email, email)
  await moveEnquiries(tx, user.email, email)
  await moveShares(tx, user.email, { id: userId, email })
  await moveTransfers(tx, user.email, { id: userId, email })
  await moveKitOffers(tx, user.email, { id: userId, email })
  await claimAnimals(tx, { id: userId, email })
  await sendNotice(services, userNotices['email-changed'], user.email, tx)
  return true
}

/** Does what a confirmed address was waiting for. A link that comes too late is used up, and answers like a used one. */
export async function confirmAddress(services: Services, token: string) {
  const message = messages.operationFailed
  const { email, what, isDone } = await services.db.transaction(async (tx) => {
    const link = await openLink(tx, token, ['registration', 'email'], message)
    const { email, registration, userId } = link
    if (registration) {
      const isDone = await createAccount(tx, services.secrets, email, registration)
      return { email, what: 'registration' as const, isDone }
    }
    return { email, what: 'email' as const, isDone: await changeAddress(tx, services, email, userId ?? '') }
  })
  if (!isDone) throw new Failure(404, { message })
  return { email, what }
}
