import { randomBytes } from 'node:crypto'
import type { authCalls } from '@shop/contract/auth'
import { currencies, type UserType } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { currencyOf } from '@shop/contract/money'
import type { User as UserReply } from '@shop/contract/user'
import { hash, verify } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { findCountry } from './country.ts'
import type { Db } from './db/open.ts'
import { sessions, users } from './db/schema.ts'
import type { Handlers } from './http/mount.ts'
import { hashToken, nameOf, sessionCookie, type User } from './http/visitor.ts'
import type { Services } from './services.ts'

const sessionDays = 30
const day = 24 * 60 * 60

/** What the wire says of a user. */
export function toUser(user: User): UserReply {
  const { address } = user
  const country = findCountry(address?.country ?? user.countryCode)
  return {
    id: user.id,
    type: user.type as UserType,
    isAdmin: user.isAdmin,
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
    viewedBy: null,
  }
}

/** Ends a session for good: its cookie opens nothing any more, wherever a copy of it is. */
export async function endSession(db: Db, token: string | undefined) {
  if (token) await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

/** Guesses at one account are slowed down whatever address they come from. */
const attempts = new RateLimiterMemory({ points: 10, duration: 15 * 60 })
/** Checked where no account is, so that both refusals take the same time. */
const nobodysHash = hash(randomBytes(16))

export function authHandlers({ db }: Services): Pick<Handlers<typeof authCalls>, 'login' | 'logout' | 'getMyDetails'> {
  return {
    login: async ({ body, cookies }) => {
      const email = body.username.trim().toLowerCase()
      await attempts.consume(email).catch(() => {
        throw new Failure(429, { message: 'Too many attempts. Please wait a quarter of an hour and try again.' })
      })
      const [user] = await db.select().from(users).where(eq(users.email, email))
      const isRight = await verify(user?.passwordHash ?? (await nobodysHash), body.password)
      if (!user || !isRight)
        throw new Failure(428, {
          message: messages.loginFailed,
          errors: { password: 'This email address and password do not belong together.' },
        })
      await attempts.delete(email)
      const token = randomBytes(32).toString('base64url')
      await db.insert(sessions).values({
        tokenHash: hashToken(token),
        userId: user.id,
        expiresAt: new Date(Date.now() + sessionDays * day * 1000),
      })
      cookies.set(sessionCookie, token, { httpOnly: true, maxAge: sessionDays * day })
      return toUser(user)
    },

    logout: async ({ cookies }) => {
      await endSession(db, cookies.get(sessionCookie))
      cookies.remove(sessionCookie)
      return { message: 'You are signed out.' }
    },

    getMyDetails: async ({ user }) => toUser(user),
  }
}
