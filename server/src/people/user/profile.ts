import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { User as UserReply, UserUpdate } from '@shop/contract/user'
import { eq, inArray } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { breeds } from '../../schema/breed.ts'
import { refuseUnknownCountry, statesOf } from '../country/handlers.ts'
import { giveConsent, grantNewsletterPoints, withdrawConsent } from '../newsletter/handlers.ts'
import { newsletterConsents } from '../../schema/newsletter.ts'
import { dailyMails } from '../../platform/mail/daily-limit.ts'
import { attemptLimit } from '../../platform/limits/attempts.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { notInPerson } from '../visitor/handler.ts'
import type { User, Visitor } from '../visitor/visitor.ts'
import { closeLinks, sendLink } from './mail-token.ts'
import { passwordCheck } from './password-check.ts'
import { users } from '../../schema/user.ts'
import { readUser } from './view.ts'

const newEmails = ({ db, secrets }: Services) =>
  attemptLimit(db, secrets, {
    name: 'new-email',
    points: 5,
    perSeconds: 60 * 60,
    message: 'You have changed your email address several times. Please wait an hour and try again.',
  })

/** Locks a user's row until the transaction ends: what is answered then is the user as this change left them. */
async function lockUser(tx: Db, id: string) {
  const [row] = await tx.select({ address: users.address }).from(users).where(eq(users.id, id)).for('no key update')
  // Deleted a moment ago, in another window.
  if (!row) throw new Failure(401, { message: messages.failedToFetchUserDetails })
  return row
}

/** The columns that an update names. An address is stored without names, a practice only for vets. */
function changesOf({ firstName, lastName, phoneNumber, clinic, address }: UserUpdate, user: User) {
  const changes: Partial<User> = {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(phoneNumber !== undefined && { phoneNumber: phoneNumber || null }),
    ...(clinic !== undefined && user.type === 'vet' && { clinic: clinic || null }),
    ...(address && {
      address: {
        address: address.address,
        address2: address.address2,
        city: address.city,
        state: address.state,
        postalCode: address.postalCode,
        country: address.country,
      },
    }),
  }
  return Object.keys(changes).length ? changes : null
}

/**
 * Saves what a profile's form names. A new email address waits for its confirmation, and needs the password (428) and few
 * tries (429); it and the newsletter are no admin's to change (403).
 */
export async function updateProfile(
  services: Services,
  user: User,
  body: UserUpdate,
  { admin }: Visitor,
): Promise<UserReply> {
  const { db, secrets } = services
  const email = body.email?.toLowerCase()
  const newEmail = email === user.email ? undefined : email
  const { isNewsletterSubscribed: wants = user.isNewsletterSubscribed } = body
  const isOtherWish = wants !== user.isNewsletterSubscribed
  if (admin && (newEmail || isOtherWish)) throw notInPerson()
  if (body.address) refuseUnknownCountry(body.address.country, 'address.country')
  if (newEmail) {
    await passwordCheck(services)(user, body.currentPassword, 'currentPassword', messages.failedToUpdateUser)
    await newEmails(services).count(user.id)
    await dailyMails(services, 'link').count(newEmail)
  }
  const changes = changesOf(body, user)
  return db.transaction(async (tx) => {
    // Links before their user, as when a link is opened.
    if (newEmail) await closeLinks(tx, user, ['email'])
    await lockUser(tx, user.id)
    if (changes) await tx.update(users).set(changes).where(eq(users.id, user.id))
    const consent = { email: user.email, countryCode: user.countryCode, source: 'profile' as const }
    if (isOtherWish && wants) {
      await giveConsent(tx, secrets, consent)
      await grantNewsletterPoints(tx, { userId: user.id, email: user.email })
    }
    if (isOtherWish && !wants) await withdrawConsent(tx, eq(newsletterConsents.email, user.email))
    if (newEmail) await sendLink({ ...services, db: tx }, { purpose: 'email', email: newEmail, userId: user.id })
    return readUser(tx, user.id, admin)
  })
}

/** The state of a saved address. Throws 428 where there is no address, or no such state in its country. */
export const updateState = ({ db }: Services, user: User, state: string): Promise<UserReply> =>
  db.transaction(async (tx) => {
    const refuse = (why: string) => refusal({ state: why })
    const { address } = await lockUser(tx, user.id)
    if (!address) throw refuse('Please save your address first: your state is a part of it.')
    const states = statesOf(address.country)
    if (states.length && !states.some(({ code }) => code === state))
      throw refuse('Please choose one of the states of your country.')
    await tx
      .update(users)
      .set({ address: { ...address, state } })
      .where(eq(users.id, user.id))
    return readUser(tx, user.id)
  })

/** The breeds offered first when an animal is added. Throws 428 for a breed that is not in the list. */
export const updatePresets = ({ db }: Services, user: User, wanted: readonly number[]): Promise<UserReply> =>
  db.transaction(async (tx) => {
    const breedIds = [...new Set(wanted)]
    const known = await tx.$count(breeds, inArray(breeds.id, breedIds))
    if (known < breedIds.length)
      throw refusal({ breedIds: 'One of these breeds is not in our list. Please choose again.' })
    await tx.update(users).set({ breedIds }).where(eq(users.id, user.id))
    return readUser(tx, user.id)
  })
