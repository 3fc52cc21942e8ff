import type { authCalls } from '@shop/contract/auth'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import { attemptLimit } from './attempts.ts'
import type { Db } from './db/open.ts'
import { sessions, users } from './db/schema.ts'
import type { Handlers } from './http/mount.ts'
import { findUser, sessionCookie } from './http/visitor.ts'
import { isPassword } from './password.ts'
import { hashToken, newToken } from './secrets.ts'
import type { Services } from './services.ts'
import { toUser } from './user.ts'

const sessionDays = 30
const day = 24 * 60 * 60

/** Ends a session for good: its cookie opens nothing any more, wherever a copy of it is. */
export async function endSession(db: Db, token: string | undefined) {
  if (token) await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

export function authHandlers({
  db,
  secrets,
}: Services): Pick<Handlers<typeof authCalls>, 'login' | 'logout' | 'getMyDetails'> {
  /** Guesses at one account are slowed down whatever address they come from. */
  const guesses = attemptLimit(db, secrets, {
    name: 'login',
    points: 10,
    perSeconds: 15 * 60,
    words: 'Too many attempts. Please wait a quarter of an hour and try again.',
  })
  return {
    login: async ({ body, cookies }) => {
      const email = body.username.trim().toLowerCase()
      await guesses.count(email)
      const user = await findUser(db, eq(users.email, email))
      if (!(await isPassword(body.password, user?.passwordHash)) || !user)
        throw new Failure(428, {
          message: messages.loginFailed,
          errors: { password: 'This email address and password do not belong together.' },
        })
      await guesses.forget(email)
      const token = newToken()
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

    getMyDetails: async ({ user, visitor }) => toUser(user, visitor.admin),
  }
}
