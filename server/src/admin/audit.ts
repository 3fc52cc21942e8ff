import { adminPageSize as pageSize } from '@shop/contract/constants'
import { count, desc } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { pageIn, pageOf } from '../platform/page.ts'
import { auditEntries } from './tables.ts'

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
}
