import { currencies, type UserType } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { currencyOf } from '@shop/contract/money'
import type { User as UserReply, userCalls, UserUpdate } from '@shop/contract/user'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { attemptLimit } from '../platform/attempts.ts'
import { findCountry, refuseUnknownCountry, statesOf } from '../country/handlers.ts'
import { breeds } from '../breed/tables.ts'
import { newsletterConsents } from '../newsletter/tables.ts'
import { users } from './tables.ts'
import { findUser, nameOf, shortName, type User, type Visitor } from '../visitor/visitor.ts'
import { sendNotice } from '../mail/notice.ts'
import { closeLinks, sendLink } from './mail-token.ts'
import { giveConsent, grantNewsletterPoints, withdrawConsent } from '../newsletter/handlers.ts'
import { hashPassword, refuseBreached } from './password.ts'
import { passwordCheck } from './password-check.ts'
import type { Services } from '../services.ts'
import { endSessionsOf } from '../session/handlers.ts'
import { type Handlers, notInPerson } from '../visitor/handler.ts'

/** What the wire says of a user. */
export function toUser(user: User, admin: Visitor['admin'] = null): UserReply {
  const { address } = user
  const country = findCountry(address?.country ?? user.countryCode)
  return {
    id: user.id,
    type: user.type as UserType,
    isAdmin: user.isAdmin && !admin,
    name: nameOf(user),
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phoneNumber: user.phoneNumber,
    clinic: user.clinic,
    address:
      address && country
        ? {
            address: address.address,
            ...(address.address2 && { address2: address.address2 }),
            city: address.city,
            ...(address.state && { state: address.state }),
            postalCode: address.postalCode,
            country: { id: country.id, name: country.name, code: country.code },
          }
        : null,
    countryCode: user.countryCode,
    currency: currencies.find((currency) => currency === currencyOf(user.countryCode)) ?? 'USD',
    breedIds: user.breedIds,
    state: address?.state ?? null,
    isNewsletterSubscribed: user.isNewsletterSubscribed,
    pendingEmail: user.pendingEmail,
    hasTwoFactor: user.hasTwoFactor,
    viewedBy: admin && { name: admin.name },
  }
}

/** The columns that an update names. An address is kept without names, a practice only for vets. */
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

export function userHandlers(services: Services): Omit<Handlers<typeof userCalls>, 'exportUser' | 'deleteUser'> {
  const { db, secrets } = services
  const checkPassword = passwordCheck(services)
  const lookups = attemptLimit(db, secrets, {
    name: 'user-by-email',
    points: 30,
    perSeconds: 15 * 60,
    words: 'Too many searches. Please wait a quarter of an hour and try again.',
  })
  const newEmails = attemptLimit(db, secrets, {
    name: 'new-email',
    points: 5,
    perSeconds: 60 * 60,
    words: 'You have changed your email address several times. Please wait an hour and try again.',
  })

  const view = async (user: User, visitor: Visitor) => {
    const found = await findUser(db, eq(users.id, user.id))
    if (!found) throw new Failure(401, { message: messages.failedToFetchUserDetails })
    return toUser(found, visitor.admin)
  }

  return {
    getUserByEmail: async ({ params, user, visitor }) => {
      await lookups.count(user.id)
      const found = await findUser(db, eq(users.email, params.email.trim().toLowerCase()))
      const mayKnow = found?.id === user.id || (user.isAdmin && !visitor.admin)
      if (!found || !mayKnow) throw new Failure(404, { message: messages.userNotFound })
      return { email: found.email, type: found.type as UserType, name: shortName(found) }
    },

    updateUser: async ({ body, user, visitor }) => {
      const email = body.email?.toLowerCase()
      const newEmail = email === user.email ? undefined : email
      const { isNewsletterSubscribed: wants = user.isNewsletterSubscribed } = body
      const isOtherWish = wants !== user.isNewsletterSubscribed
      if (visitor.admin && (newEmail || isOtherWish)) throw notInPerson()
      if (body.address) refuseUnknownCountry(body.address.country, 'address.country', messages.failedToUpdateUser)
      if (newEmail) {
        await checkPassword(user, body.currentPassword, 'currentPassword', messages.failedToUpdateUser)
        await newEmails.count(user.id)
      }
      const changes = changesOf(body, user)
      await db.transaction(async (tx) => {
        // Links before their user, as when a link is opened.
        if (newEmail) await closeLinks(tx, user, ['email'])
        if (changes) await tx.update(users).set(changes).where(eq(users.id, user.id))
        const consent = { email: user.email, countryCode: user.countryCode, source: 'profile' as const }
        if (isOtherWish && wants) {
          await giveConsent(tx, secrets, consent)
          await grantNewsletterPoints(tx, { userId: user.id, email: user.email })
        }
        if (isOtherWish && !wants) await withdrawConsent(tx, eq(newsletterConsents.email, user.email))
        if (newEmail) await sendLink({ ...services, db: tx }, { purpose: 'email', email: newEmail, userId: user.id })
      })
      return view(user, visitor)
    },

    updateUserState: async ({ body: { state }, user, visitor }) => {
      const refuse = (why: string) =>
        new Failure(428, { message: messages.failedToUpdateUserState, errors: { state: why } })
      if (!user.address) throw refuse('Please save your address first: your state is a part of it.')
      const states = statesOf(user.address.country)
      if (states.length && !states.some(({ code }) => code === state))
        throw refuse('Please choose one of the states of your country.')
      await db
        .update(users)
        .set({ address: sql`${users.address} || ${JSON.stringify({ state })}::jsonb` })
        .where(and(eq(users.id, user.id), isNotNull(users.address)))
      return view(user, visitor)
    },

    updateAnimalPresets: async ({ body, user, visitor }) => {
      const breedIds = [...new Set(body.breedIds)]
      const known = await db.$count(breeds, inArray(breeds.id, breedIds))
      if (known < breedIds.length)
        throw new Failure(428, {
          message: messages.failedToUpdateAnimalPresets,
          errors: { breedIds: 'One of these breeds is not in our list. Please choose again.' },
        })
      await db.update(users).set({ breedIds }).where(eq(users.id, user.id))
      return view(user, visitor)
    },

    changePassword: async ({ body: { currentPassword, newPassword }, user, visitor }) => {
      const message = messages.failedToChangePassword
      await checkPassword(user, currentPassword, 'currentPassword', message)
      if (newPassword === currentPassword)
        throw new Failure(428, {
          message,
          errors: { newPassword: 'This is your password already. Please choose another.' },
        })
      await refuseBreached(newPassword, 'newPassword', message)
      const passwordHash = await hashPassword(newPassword)
      await db.transaction(async (tx) => {
        // Whoever knew the old password may have asked for a link to take the account over.
        await closeLinks(tx, user, ['password', 'email'])
        await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
        await endSessionsOf(tx, user.id, visitor.session?.tokenHash)
        await sendNotice(services, 'password-changed', user.email, tx)
      })
      return { message: 'Your password is changed. Every other browser is signed out.' }
    },
  }
}
