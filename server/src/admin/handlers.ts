import { type Account, actingMinutes, type adminCalls } from '@shop/contract/admin'
import { adminPageSize as pageSize, type UserType } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { and, count, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { containing } from '../db/like.ts'
import { auditEntries } from './tables.ts'
import { sessions } from '../session/tables.ts'
import { users } from '../user/tables.ts'
import { findUser, nameOf } from '../visitor/visitor.ts'
import { pageIn, pageOf } from '../platform/page.ts'
import { hashToken, newToken } from '../platform/secrets.ts'
import type { Services } from '../services.ts'
import { endActing, keepToken } from '../session/handlers.ts'
import { toUser } from '../user/handlers.ts'
import type { Handlers } from '../visitor/handler.ts'

const toAccount = (user: typeof users.$inferSelect): Account => ({
  id: user.id,
  name: nameOf(user),
  email: user.email,
  type: user.type as UserType,
  isAdmin: user.isAdmin,
  countryCode: user.countryCode,
  createdAt: user.createdAt.toISOString(),
})

/** Who sits at the browser is no longer signed in, or pressed twice. */
const sessionChanged = () => new Failure(409, { message: 'Your session has changed. Please reload the page.' })

export function adminHandlers({ db }: Services): Handlers<typeof adminCalls> {
  return {
    listAccounts: async ({ query }) => {
      const page = pageIn(query.page)
      const search = query.search?.trim()
      const name = sql`${users.firstName} || ' ' || ${users.lastName}`
      const where = search ? or(ilike(name, containing(search)), ilike(users.email, containing(search))) : undefined
      const [total, rows] = await Promise.all([
        db.select({ count: count() }).from(users).where(where),
        db
          .select()
          .from(users)
          .where(where)
          .orderBy(desc(users.createdAt), users.id)
          .limit(pageSize)
          .offset((page - 1) * pageSize),
      ])
      return pageOf(rows.map(toAccount), total[0]?.count ?? 0, page, pageSize)
    },

    listAudit: async ({ query }) => {
      const page = pageIn(query.page)
      const [total, rows] = await Promise.all([
        db.select({ count: count() }).from(auditEntries),
        db
          .select()
          .from(auditEntries)
          .orderBy(desc(auditEntries.at), auditEntries.id)
          .limit(pageSize)
          .offset((page - 1) * pageSize),
      ])
      const results = rows.map(({ id, at, action, adminName, userName, userEmail, reason }) => ({
        id,
        at: at.toISOString(),
        action,
        adminName,
        userName,
        userEmail,
        reason,
      }))
      return pageOf(results, total[0]?.count ?? 0, page, pageSize)
    },

    actAs: async ({ body, user: admin, visitor, cookies }) => {
      const target = await findUser(db, eq(users.id, body.userId))
      if (!target) throw new Failure(404, { message: messages.userNotFound })
      if (target.isAdmin) throw new Failure(403, { message: 'You can see the site as a customer, not as an admin.' })
      const token = newToken()
      const expiresAt = await db.transaction(async (tx) => {
        // First the audit, then what it tells of.
        await tx.insert(auditEntries).values({
          action: 'act-as',
          adminId: admin.id,
          adminName: nameOf(admin),
          userId: target.id,
          userName: nameOf(target),
          userEmail: target.email,
          reason: body.reason,
        })
        // Other rights, another token: a copy of the old one opens neither account.
        const [changed] = await tx
          .update(sessions)
          .set({
            tokenHash: hashToken(token),
            actingAsId: target.id,
            actingUntil: new Date(Date.now() + actingMinutes * 60_000),
          })
          .where(eq(sessions.tokenHash, visitor.session?.tokenHash ?? ''))
          .returning({ expiresAt: sessions.expiresAt })
        if (!changed) throw sessionChanged()
        return changed.expiresAt
      })
      keepToken(cookies, token, Math.ceil((expiresAt.getTime() - Date.now()) / 1000))
      return toUser(target, { id: admin.id, name: nameOf(admin) })
    },

    stopActing: async ({ user, visitor: { admin, session } }) => {
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
        const isTheirs = and(eq(auditEntries.adminId, admin.id), eq(auditEntries.userId, user.id))
        const [begun] = await tx
          .select({ reason: auditEntries.reason })
          .from(auditEntries)
          .where(and(isTheirs, eq(auditEntries.action, 'act-as')))
          .orderBy(desc(auditEntries.at))
          .limit(1)
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
      const own = await findUser(db, eq(users.id, admin.id))
      if (!own) throw new Failure(401, { message: messages.failedToFetchUserDetails })
      return toUser(own)
    },
  }
}
