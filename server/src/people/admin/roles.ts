import type { RoleGiven, RoleTaken } from '@shop/contract/admin'
import { defaults } from '@shop/contract/constants'
import type { DeskRole } from '@shop/contract/desk-role'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { and, eq } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { newToken } from '../../platform/config/secrets.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { givenRoles } from '../../schema/desk-role.ts'
import { sessions } from '../../schema/session.ts'
import { sendLink } from '../user/mail-token.ts'
import { hashPassword } from '../user/password.ts'
import { users } from '../../schema/user.ts'
import type { Actor } from '../visitor/handler.ts'
import { recordAudit } from './audit.ts'

/** The name of a new account. Throws 428 on what is missing. */
function newName({ firstName, lastName }: Pick<RoleGiven, 'firstName' | 'lastName'>) {
  if (firstName && lastName) return { firstName, lastName }
  const errors = {
    ...(!firstName && { firstName: messages.fieldRequired }),
    ...(!lastName && { lastName: messages.fieldRequired }),
  }
  throw refusal(errors, 'Nobody has this address. For a new account the name is needed.')
}

/** Whether somebody has a role now who had it not, or the other way round. */
async function changeRole(tx: Db, userId: string, role: DeskRole, isGiven: boolean): Promise<boolean> {
  if (role === 'manager') {
    const changed = await tx
      .update(users)
      .set({ isAdmin: isGiven })
      .where(and(eq(users.id, userId), eq(users.isAdmin, !isGiven)))
      .returning({ id: users.id })
    return changed.length > 0
  }
  const changed = isGiven
    ? await tx.insert(givenRoles).values({ userId, role }).onConflictDoNothing().returning()
    : await tx
        .delete(givenRoles)
        .where(and(eq(givenRoles.userId, userId), eq(givenRoles.role, role)))
        .returning()
  return changed.length > 0
}

/** Gives somebody a role, who may be new. Again, it changes nothing. Throws 428 where a new account has no name. */
export async function giveRole(services: Services, actor: Actor, { role, reason, ...person }: RoleGiven) {
  const email = person.email.toLowerCase()
  // Nobody knows this password: the mailed link sets one.
  const passwordHash = await hashPassword(newToken())
  const done = await services.db.transaction(async (tx) => {
    const [known] = await tx.select().from(users).where(eq(users.email, email)).for('update')
    const [user] = known
      ? [known]
      : await tx
          .insert(users)
          .values({
            type: 'breeder',
            ...newName(person),
            email,
            passwordHash,
            countryCode: person.countryCode ?? defaults.country,
          })
          .onConflictDoNothing()
          .returning()
    if (!user) throw new Failure(409, { message: 'This account has just been opened. Please try again.' })
    const isChanged = await changeRole(tx, user.id, role, true)
    if (isChanged) await recordAudit(tx, actor, { action: 'give-role', user, subject: role, reason })
    return { isNew: !known, isChanged }
  })
  if (done.isNew) await sendLink(services, { purpose: 'password', email })
  return { email, ...done }
}

/** Takes a role away at once; without it, nothing changes. Throws 404 for an unknown address, 409 for a manager's own. */
export async function takeRole({ db }: Pick<Services, 'db'>, actor: Actor, { role, reason, ...person }: RoleTaken) {
  const email = person.email.toLowerCase()
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update')
    if (!user) throw new Failure(404, { message: messages.userNotFound })
    if (role === 'manager' && user.id === actor.id)
      throw new Failure(409, { message: 'Another manager takes this role from you, so that one is always left.' })
    const isChanged = await changeRole(tx, user.id, role, false)
    if (!isChanged) return { email, isChanged }
    // Whom they view the shop as, they do not see any longer.
    await tx.update(sessions).set({ actingAsId: null, actingUntil: null }).where(eq(sessions.userId, user.id))
    await recordAudit(tx, actor, { action: 'take-role', user, subject: role, reason })
    return { email, isChanged }
  })
}
