import type { AuditEntry } from '@shop/contract/admin'
import { desc, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { auditEntries } from '../../schema/admin.ts'

/** What was done at the desk with these numbers, the newest first. */
export async function historyOf(db: Db, subjects: string[]): Promise<AuditEntry[]> {
  const rows = await db
    .select()
    .from(auditEntries)
    .where(inArray(auditEntries.subject, subjects))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
  return rows.map(({ id, at, action, adminName, userName, userEmail, subject, reason }) => ({
    id,
    at: at.toISOString(),
    action,
    adminName,
    userName,
    userEmail,
    subject,
    reason,
    // Nobody acts as somebody else in these.
    callCount: 0,
  }))
}
