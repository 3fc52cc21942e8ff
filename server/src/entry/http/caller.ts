import type { Context } from 'hono'
import { recordActing } from '../../people/admin/audit.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { type Visitor, visitorOf } from '../../people/visitor/visitor.ts'

/** An admin who acts as somebody is in the audit before they are answered: with the call, or null for a file. */
export async function auditActing(
  c: Context,
  db: Db,
  { admin }: Visitor,
  called: { call: string | null; isRefused: boolean },
) {
  if (admin) await recordActing(db, admin, { ...called, method: c.req.method, path: c.req.path })
}

/** Who asks for a file. */
export async function readerOf(c: Context, services: Pick<Services, 'db' | 'config'>): Promise<Visitor> {
  const visitor = await visitorOf(c, services)
  await auditActing(c, services.db, visitor, { call: null, isRefused: false })
  return visitor
}
