import { messages } from '@shop/contract/messages'
import type { BodyOf } from '@shop/contract/call-parts'
import type { userCalls } from '@shop/contract/user'
import { eq } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import type { Services } from '../../platform/services.ts'
import { endSessionsOf } from '../session/handlers.ts'
import type { User, Visitor } from '../visitor/visitor.ts'
import { closeLinks } from './mail-token.ts'
import { hashPassword, refuseBreached } from './password.ts'
import { passwordCheck } from './password-check.ts'
import { users } from '../../schema/user.ts'
import { userNotices } from './mail-copy.ts'

/** Gives an account a new password and signs every other browser out. Throws 428 on the field that is wrong. */
export async function changePassword(
  services: Services,
  user: User,
  { currentPassword, newPassword }: BodyOf<typeof userCalls.changePassword>,
  { session }: Visitor,
) {
  const message = messages.failedToChangePassword
  await passwordCheck(services)(user, currentPassword, 'currentPassword', message)
  if (newPassword === currentPassword)
    throw refusal({ newPassword: 'This is your password already. Please choose another.' }, message)
  await refuseBreached(newPassword, 'newPassword', message)
  const passwordHash = await hashPassword(newPassword)
  await services.db.transaction(async (tx) => {
    // Whoever knew the old password may have requested a link to take the account over.
    await closeLinks(tx, user, ['password', 'email'])
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
    await endSessionsOf(tx, user.id, session?.tokenHash)
    await sendNotice(services, userNotices['password-changed'], user.email, tx)
  })
  return { message: 'Your password has been changed, and every other browser signed out.' }
}
