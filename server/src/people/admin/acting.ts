import { actingMinutes, type adminCalls } from '@shop/contract/admin'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { hashToken, newToken } from '../../platform/config/secrets.ts'
import { endActing, setToken } from '../session/handlers.ts'
import { sessions } from '../../schema/session.ts'
import { users } from '../../schema/user.ts'
import { readUser, toUser } from '../user/view.ts'
import type { HandlerInput } from '../visitor/handler.ts'
import { findUser, nameOf, type User, type Visitor } from '../visitor/visitor.ts'
import { auditEntries } from '../../schema/admin.ts'

/** Who sits at the browser is no longer signed in, or pressed twice. */
const sessionChanged = () => new Failure(409, { message: 'Your session has changed. Please reload the page.' })

/**
 * Shows the site as a customer sees it for half an hour, and records why. Throws 404 for an unknown id, 403 for that of
 * somebody with a role, 409 where the session has changed.
 */
export async function actAs(db: Db, { body, user: admin, visitor, cookies }: HandlerInput<typeof adminCalls.actAs>) {
  const target = await findUser(db, eq(users.id, body.userId))
  if (!target) throw new Failure(404, { message: messages.userNotFound })
  if (target.roles.length)
    throw new Failure(403, { message: 'You can see the site as a customer, not as somebody of the desk.' })
  const token = newToken()
  const expiresAt = await db.transaction(async (tx) => {
    // The audit entry comes first, then the change that it records.
    const [entry] = await tx
      .insert(auditEntries)
      .values({
        action: 'act-as',
        adminId: admin.id,
        adminName: nameOf(admin),
        userId: target.id,
        userName: nameOf(target),
        userEmail: target.email,
        reason: body.reason,
      })
      .returning({ id: auditEntries.id })
    // Other rights, another token: a copy of the old one opens neither account.
    const [changed] = await tx
      .update(sessions)
      .set({
        tokenHash: hashToken(token),
        actingAsId: target.id,
        actingUntil: new Date(Date.now() + actingMinutes * 60_000),
        actingEntryId: entry?.id,
      })
      .where(eq(sessions.tokenHash, visitor.session?.tokenHash ?? ''))
      .returning({ expiresAt: sessions.expiresAt })
    if (!changed) throw sessionChanged()
    return changed.expiresAt
  })
  setToken(cookies, token, Math.ceil((expiresAt.getTime() - Date.now()) / 1000))
  return toUser(target, { name: nameOf(admin) })
}

/** Back to the admin's own account, which it returns; for a user in person, ends what is left of acting. */
export async function stopActing(db: Db, user: User, { admin, session }: Visitor) {
  if (!admin) {
    await endActing(db, session)
    return toUser(user)
  }
  await db.transaction(async (tx) => {
    const stopped = await tx
      .update(sessions)
      .set({ actingAsId: null, actingUntil: null })
      .where(and(eq(sessions.tokenHash, session?.tokenHash ?? ''), eq(sessions.actingAsId, user.id)))
      .returning({ id: sessions.id })
    // Stopped by another window at the same moment: once is enough for the audit.
    if (!stopped.length) return
    const [begun] = await tx
      .select({ reason: auditEntries.reason })
      .from(auditEntries)
      .where(eq(auditEntries.id, admin.entryId))
    await tx.insert(auditEntries).values({
      action: 'stop-acting',
      adminId: admin.id,
      adminName: admin.name,
      userId: user.id,
      userName: nameOf(user),
      userEmail: user.email,
      reason: begun?.reason ?? 'Back to the own account',
    })
  })
  return readUser(db, admin.id)
}
