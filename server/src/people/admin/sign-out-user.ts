import type { AccountAction } from '@shop/contract/admin'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import type { Services } from '../../platform/services.ts'
import { sessions } from '../../schema/session.ts'
import { users } from '../../schema/user.ts'
import type { Actor } from '../visitor/handler.ts'
import { recordAudit } from './audit.ts'

/** Ends every session of an account, and returns how many those were. Throws 404 for an unknown address. */
export async function signOutUser({ db }: Pick<Services, 'db'>, actor: Actor, { reason, ...person }: AccountAction) {
  const email = person.email.toLowerCase()
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update')
    if (!user) throw new Failure(404, { message: messages.userNotFound })
    const ended = await tx.delete(sessions).where(eq(sessions.userId, user.id)).returning({ id: sessions.id })
    const { length: count } = ended
    await recordAudit(tx, actor, {
      action: 'sign-out',
      user,
      reason,
      before: { sessions: count },
      after: { sessions: 0 },
    })
    return { email, count }
  })
}
