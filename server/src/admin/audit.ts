import { adminPageSize as pageSize } from '@shop/contract/constants'
import { count, desc } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { pageIn, pageOf } from '../platform/page.ts'
import type { users } from '../user/tables.ts'
import type { Actor } from '../visitor/handler.ts'
import { nameOf } from '../visitor/visitor.ts'
import { auditEntries } from './tables.ts'

type Entry = Pick<typeof auditEntries.$inferInsert, 'action' | 'subject' | 'reason' | 'before' | 'after'> & {
  /** Whose account it concerns. */
  user?: Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'lastName' | 'email'> | undefined
}

/** Writes one line into the audit, inside the transaction of what it tells of. */
export async function recordAudit(tx: Db, actor: Actor, { user, ...entry }: Entry) {
  await tx.insert(auditEntries).values({
    ...entry,
    adminId: actor.id,
    adminName: actor.name,
    userId: user?.id,
    userName: user ? nameOf(user) : '',
    userEmail: user?.email ?? '',
  })
}

/** One page of what admins did in users' accounts, newest first. */
export async function listAudit(db: Db, query: { page?: string }) {
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
  const results = rows.map(({ id, at, action, adminName, userName, userEmail, subject, reason }) => ({
    id,
    at: at.toISOString(),
    action,
    adminName,
    userName,
    userEmail,
    subject,
    reason,
  }))
  return pageOf(results, total[0]?.count ?? 0, page, pageSize)
}
