import type { authCalls } from '@shop/contract/auth'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { and, eq } from 'drizzle-orm'
import { claimAnimals } from '../animal/claim.ts'
import { attemptLimit, tenTries } from '../platform/attempts.ts'
import { refuseUnknownCountry, rememberCountry } from '../country/handlers.ts'
import { users } from '../user/tables.ts'
import { cartCookie, findUser, sessionCookie } from '../visitor/visitor.ts'
import { sendNotice } from '../mail/notice.ts'
import { openLink, sendLink } from '../user/mail-token.ts'
import { hashPassword, isPassword, refuseBreached } from '../user/password.ts'
import { confirmAddress, pendingRegistration } from './registration.ts'
import type { Services } from '../services.ts'
import { endSession, endSessionsOf, openSession } from '../session/handlers.ts'
import { checkSecondFactor } from '../two-factor/handlers.ts'
import { toUser } from '../user/handlers.ts'
import type { Handlers } from '../visitor/handler.ts'

const hour = 60 * 60

const loginRefused = (errors: Record<string, string>) => new Failure(428, { message: messages.loginFailed, errors })
const wrongPassword = () => loginRefused({ password: 'This email address and password do not belong together.' })

/** Nothing here may tell, by words or by time, whether an address has an account. */
export function authHandlers(services: Services): Handlers<typeof authCalls> {
  const { db, secrets } = services
  /** Guesses at one account are slowed down whatever address they come from. */
  const guesses = attemptLimit(db, secrets, { name: 'login', ...tenTries })
  const mailsTo = attemptLimit(db, secrets, {
    name: 'mail-to',
    points: 5,
    perSeconds: hour,
    words: 'You have asked for this address several times. Please look into its inbox, or try again in an hour.',
  })
  const mailsFrom = attemptLimit(db, secrets, {
    name: 'mail-from',
    points: 20,
    perSeconds: hour,
    words: 'We have had many requests from your network. Please try again in an hour.',
  })
  return {
    login: async ({ body, cookies, headers }) => {
      const email = body.username.toLowerCase()
      await guesses.count(email)
      const user = await findUser(db, eq(users.email, email))
      const pending = await pendingRegistration(db, email)
      // Always both: an account's owner and whoever has just registered wait equally long, and so does a stranger.
      const [isRight, isPending] = await Promise.all([
        isPassword(body.password, user?.passwordHash),
        isPassword(body.password, pending?.passwordHash),
      ])
      if (!isRight && isPending)
        throw loginRefused({ username: 'Please confirm your address first: the link is in the mail we sent you.' })
      if (!isRight || !user) throw wrongPassword()
      await checkSecondFactor(services, user, body.code)
      await guesses.forget(email)
      await db.transaction(async (tx) => {
        // A password that changes meanwhile ends every session: this one must come before, or not at all.
        const isSame = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash))
        const [same] = await tx.select({ id: users.id }).from(users).where(isSame).for('share')
        if (!same) throw wrongPassword()
        await claimAnimals(tx, user)
        await openSession({ db: tx, cookies, headers }, user.id)
      })
      rememberCountry(cookies, user.countryCode)
      return toUser(user)
    },

    logout: async ({ cookies }) => {
      await endSession(db, cookies.get(sessionCookie))
      cookies.remove(sessionCookie)
      cookies.remove(cartCookie)
      return { message: 'You are signed out.' }
    },

    getMyDetails: async ({ user, visitor }) => toUser(user, visitor.admin),

    register: async ({ body, address }) => {
      const { type, firstName, lastName, password, country, clinic, isNewsletterSubscribed } = body
      refuseUnknownCountry(country, 'country', messages.operationFailed)
      await refuseBreached(password, 'password', messages.operationFailed)
      const email = body.email.toLowerCase()
      await mailsFrom.count(address)
      await mailsTo.count(email)
      const registration = {
        type,
        firstName,
        lastName,
        passwordHash: await hashPassword(password),
        countryCode: country,
        clinic: type === 'vet' && clinic ? clinic : null,
        isNewsletterSubscribed: isNewsletterSubscribed === true,
      }
      await sendLink(services, { purpose: 'registration', email, registration })
      return { message: 'Look into your mail: a link to confirm your address is on its way.' }
    },

    confirmEmail: ({ body }) => confirmAddress(services, body.token),

    forgotPassword: async ({ body, address }) => {
      const email = body.email.toLowerCase()
      await mailsFrom.count(address)
      await mailsTo.count(email)
      await sendLink(services, { purpose: 'password', email })
      return { message: 'If we know this address, a mail is on its way to it.' }
    },

    resetPassword: async ({ body }) => {
      const message = messages.failedToResetPassword
      // First, so that a refused password leaves the link as it was.
      await refuseBreached(body.password, 'password', message)
      const email = await db.transaction(async (tx) => {
        const link = await openLink(tx, body.token, ['password'], message)
        const [user] = await tx
          .update(users)
          .set({ passwordHash: await hashPassword(body.password) })
          .where(eq(users.email, link.email))
          .returning({ id: users.id, email: users.email })
        if (!user) throw new Failure(404, { message })
        await endSessionsOf(tx, user.id)
        await sendNotice(services, 'password-changed', user.email, tx)
        return user.email
      })
      // Whoever had guessed in vain gets in with the new one.
      await guesses.forget(email)
      return { message: 'Your password is changed.' }
    },
  }
}
