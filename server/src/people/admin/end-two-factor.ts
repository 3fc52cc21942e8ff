import type { AccountAction } from '@shop/contract/admin'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import { sendNotice } from '../../platform/mail/notice.ts'
import type { Services } from '../../platform/services.ts'
import { sessions } from '../../schema/session.ts'
import { recoveryCodes, twoFactors } from '../../schema/two-factor.ts'
import { users } from '../../schema/user.ts'
import type { Actor } from '../visitor/handler.ts'
import { rolesOf } from '../visitor/visitor.ts'
import { recordAudit } from './audit.ts'
import { twoFactorNotices } from '../two-factor/mail-copy.ts'

/**
 * Switches off somebody's two-step login, ends their sessions and mails them: whoever lost the second factor still
 * needs the password, and whoever did not request this gets a mail about it. Throws 404 for an unknown address,
 * and 403 where somebody but a manager does it to a colleague.
 */
export async function endTwoFactor(services: Services, actor: Actor, { reason, ...person }: AccountAction) {
  const email = person.email.toLowerCase()
  return services.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ user: users, roles: rolesOf('users') })
      .from(users)
      .where(eq(users.email, email))
      .for('update', { of: users })
    if (!found) throw new Failure(404, { message: messages.userNotFound })
    const { user, roles } = found
    // Whoever knew a colleague's password would have their roles.
    if (roles.length && !actor.roles.includes('manager'))
      throw new Failure(403, { message: 'Only a manager does this for somebody who works at the desk.' })
    const [factor] = await tx.delete(twoFactors).where(eq(twoFactors.userId, user.id)).returning()
    if (!factor?.confirmedAt) return { email, isChanged: false }
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
    await tx.delete(sessions).where(eq(sessions.userId, user.id))
    await recordAudit(tx, actor, {
      action: 'two-step-off',
      user,
      reason,
      before: { isOn: true },
      after: { isOn: false },
    })
    await sendNotice(services, twoFactorNotices['two-factor-off'], user.email, tx)
    return { email, isChanged: true }
  })
}
