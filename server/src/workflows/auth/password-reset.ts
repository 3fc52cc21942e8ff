import { limits } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import type { Services } from '../../platform/services.ts'
import { endSessionsOf } from '../../people/session/handlers.ts'
import { openLink, sendLink } from '../../people/user/mail-token.ts'
import { hashPassword, refuseBreached } from '../../people/user/password.ts'
import { users } from '../../schema/user.ts'
import { countMail, loginGuesses } from './limits.ts'
import { userNotices } from '../../people/user/mail-copy.ts'

/**
 * Mails a link for a new password; answers alike whether or not the address has an account. Of more than fifty characters
 * only one with an account is taken (login-6, decision 0099): else throws 428.
 */
export async function forgotPassword(services: Services, typed: string, address: string) {
  const email = typed.toLowerCase()
  await countMail(services, { from: address, to: email })
  if (email.length > limits.forgotEmailMax && !(await services.db.$count(users, eq(users.email, email))))
    throw refusal({ email: messages.max50 })
  await sendLink(services, { purpose: 'password', email })
  return { message: 'If we know this address, a mail is on its way to it.' }
}

/** Sets the password of a mailed link and signs every browser out. Throws 404 where the link does not open. */
export async function resetPassword(services: Services, { token, password }: { token: string; password: string }) {
  const message = messages.failedToResetPassword
  // First, so that a refused password does not use up the link.
  await refuseBreached(password, 'password', message)
  const email = await services.db.transaction(async (tx) => {
    const link = await openLink(tx, token, ['password'], message)
    const [user] = await tx
      .update(users)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(users.email, link.email))
      .returning({ id: users.id, email: users.email })
    if (!user) throw new Failure(404, { message })
    await endSessionsOf(tx, user.id)
    await sendNotice(services, userNotices['password-changed'], user.email, tx)
    return user.email
  })
  // Whoever had guessed in vain gets in with the new one.
  await loginGuesses(services).forget(email)
  return { message: 'Your password is changed.' }
}
