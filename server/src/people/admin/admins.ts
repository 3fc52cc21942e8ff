import type { AccountAction, AdminAdd } from '@shop/contract/admin'
import { defaults } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { newToken } from '../../platform/config/secrets.ts'
import type { Services } from '../../platform/services.ts'
import { sessions } from '../../schema/session.ts'
import { sendLink } from '../user/mail-token.ts'
import { hashPassword } from '../user/password.ts'
import { users } from '../../schema/user.ts'
import type { Actor } from '../visitor/handler.ts'
import { recordAudit } from './audit.ts'

/** The name of a new account. Throws 428 on what is missing. */
function newName({ firstName, lastName }: Pick<AdminAdd, 'firstName' | 'lastName'>) {
  if (firstName && lastName) return { firstName, lastName }
  const errors = {
    ...(!firstName && { firstName: messages.fieldRequired }),
    ...(!lastName && { lastName: messages.fieldRequired }),
  }
  throw refusal(errors, 'Nobody has this address. For a new account the name is needed.')
}

/** Makes somebody an admin, who may be new. Again, it changes nothing. Throws 428 where a new account has no name. */
export async function addAdmin(services: Services, actor: Actor, { reason, ...person }: AdminAdd) {
  const email = person.email.toLowerCase()
  // Nobody knows this password: the mailed link sets one.
  const passwordHash = await hashPassword(newToken())
  const done = await services.db.transaction(async (tx) => {
    const [known] = await tx.select().from(users).where(eq(users.email, email)).for('update')
    if (known?.isAdmin) return { isNew: false, isChanged: false }
    const [user] = known
      ? await tx.update(users).set({ isAdmin: true }).where(eq(users.id, known.id)).returning()
      : await tx
          .insert(users)
          .values({
            type: 'breeder',
            isAdmin: true,
            ...newName(person),
            email,
            passwordHash,
            countryCode: person.countryCode ?? defaults.country,
          })
          .onConflictDoNothing()
          .returning()
    if (!user) throw new Failure(409, { message: 'This account has just been opened. Please try again.' })
    await recordAudit(tx, actor, {
      action: 'add-admin',
      user,
      reason,
      before: known ? { isAdmin: false } : null,
      after: { isAdmin: true },
    })
    return { isNew: !known, isChanged: true }
  })
  if (done.isNew) await sendLink(services, { purpose: 'password', email })
  return { email, ...done }
}

/** Takes an admin's rights away at once. Somebody who is no admin stays as they are. Throws 404 for an unknown address. */
export async function removeAdmin({ db }: Pick<Services, 'db'>, actor: Actor, { reason, ...person }: AccountAction) {
  const email = person.email.toLowerCase()
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update')
    if (!user) throw new Failure(404, { message: messages.userNotFound })
    if (!user.isAdmin) return { email, isChanged: false }
    await tx.update(users).set({ isAdmin: false }).where(eq(users.id, user.id))
    // Whom they view the shop as, they do not see any longer.
    await tx.update(sessions).set({ actingAsId: null, actingUntil: null }).where(eq(sessions.userId, user.id))
    await recordAudit(tx, actor, {
      action: 'remove-admin',
      user,
      reason,
      before: { isAdmin: true },
      after: { isAdmin: false },
    })
    return { email, isChanged: true }
  })
}
