import type { authCalls } from '@shop/contract/auth'
import { and, eq } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { claimAnimals } from '../../animals/animal/claim.ts'
import { rememberCountry } from '../../people/country/handlers.ts'
import type { Services } from '../../platform/services.ts'
import { endSession, openSession } from '../../people/session/handlers.ts'
import { checkSecondFactor } from '../../people/two-factor/second-factor.ts'
import { isPassword } from '../../people/user/password.ts'
import { users } from '../../schema/user.ts'
import { toUser } from '../../people/user/view.ts'
import type { Cookies } from '../../people/visitor/cookies.ts'
import type { HandlerInput } from '../../people/visitor/handler.ts'
import { cartCookie, findUser, sessionCookie } from '../../people/visitor/visitor.ts'
import { loginGuesses } from './limits.ts'
import { pendingRegistration } from './registration.ts'

const wrongPassword = () => refusal({ password: 'This email address and password do not belong together.' })

/** Opens a session. Neither its words nor its time may reveal whether an address has an account. */
export async function login(services: Services, { body, cookies, headers }: HandlerInput<typeof authCalls.login>) {
  const { db } = services
  const guesses = loginGuesses(services)
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
    throw refusal({ username: 'Please confirm your address first: the link is in the mail we sent you.' })
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
}

export async function logout({ db }: Services, cookies: Cookies) {
  await endSession(db, cookies.get(sessionCookie))
  cookies.remove(sessionCookie)
  cookies.remove(cartCookie)
  return { message: 'You are signed out.' }
}
