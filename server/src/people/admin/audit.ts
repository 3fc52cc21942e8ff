import { adminPageSize as pageSize } from '@shop/contract/constants'
import { calls } from '@shop/contract/calls'
import { tidyLine } from '@shop/contract/text'
import { count, desc, eq, getTableColumns, ilike, or } from 'drizzle-orm'
import { containing } from '../../platform/db/like.ts'
import type { Db } from '../../platform/db/open.ts'
import { isUuid } from '../../platform/values/ids.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import type { users } from '../../schema/user.ts'
import type { Actor } from '../visitor/handler.ts'
import { nameOf } from '../visitor/visitor.ts'
import { actingCalls, auditEntries } from '../../schema/admin.ts'
import { missing } from '../../platform/input/refusal.ts'
import type { QueryOf } from '@shop/contract/call-parts'
import type { adminCalls } from '@shop/contract/admin'
import { sortedBy } from '../../platform/db/sorted-by.ts'

type Entry = Pick<typeof auditEntries.$inferInsert, 'action' | 'subject' | 'reason' | 'before' | 'after'> & {
  /** Whose account it concerns. */
  user?: Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'lastName' | 'email'> | undefined
}

/** Writes one line into the audit. Call it in the transaction that makes the change. */
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

/** A line about what a person did in the laboratory; what its machines do by their key is not in the audit. */
export async function recordByPerson(
  tx: Db,
  actor: Actor,
  entry: Pick<Entry, 'action' | 'subject' | 'reason' | 'after'>,
) {
  if (actor.id) await recordAudit(tx, actor, { before: null, ...entry })
}

/** One page of what was done at the desk or as somebody else, newest first unless it is sorted, by a text in who, whom, subject or reason. */
export async function listAudit(db: Db, query: Partial<QueryOf<typeof adminCalls.listAudit>>) {
  const page = pageIn(query.page)
  const search = tidyLine(query.search ?? '')
  const like = containing(search)
  const { adminName, userName, userEmail, subject, reason } = auditEntries
  const where = search
    ? or(...[adminName, userName, userEmail, subject, reason].map((text) => ilike(text, like)))
    : undefined
  const [total, rows] = await Promise.all([
    db.select({ count: count() }).from(auditEntries).where(where),
    db
      .select({
        ...getTableColumns(auditEntries),
        callCount: db.$count(actingCalls, eq(actingCalls.entryId, auditEntries.id)),
      })
      .from(auditEntries)
      .where(where)
      .orderBy(sortedBy({ at: auditEntries.at }, query.sort ?? '-at'), auditEntries.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ])
  const results = rows.map(({ id, at, action, adminName, userName, userEmail, subject, reason, callCount }) => ({
    id,
    at: at.toISOString(),
    action,
    adminName,
    userName,
    userEmail,
    subject,
    reason,
    callCount,
  }))
  return pageOf(results, total[0]?.count ?? 0, page, pageSize)
}

type Called = Pick<typeof actingCalls.$inferInsert, 'call' | 'method' | 'path' | 'isRefused'>

/** Writes down a call that an admin makes as somebody else, before it is answered. */
export const recordActing = (db: Db, { entryId }: { entryId: string }, { path, ...called }: Called) =>
  db.insert(actingCalls).values({ ...called, entryId, path: path.slice(0, 300) })

/** A line from before files were calls has no name. */
const summaryOf = (name: string | null) =>
  Object.entries(calls).find(([known]) => known === name)?.[1].summary ?? 'A file'

/** One page of the calls that an admin made as somebody else since a line of the audit, newest first; 404 without that line. */
export async function listActingCalls(db: Db, entryId: string, query: { page?: string }) {
  const page = pageIn(query.page)
  const isBegun = isUuid(entryId) && (await db.$count(auditEntries, eq(auditEntries.id, entryId)))
  if (!isBegun) throw missing()
  const isOfEntry = eq(actingCalls.entryId, entryId)
  const rows = await db
    .select()
    .from(actingCalls)
    .where(isOfEntry)
    .orderBy(desc(actingCalls.at), actingCalls.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const results = rows.map(({ id, at, call, method, path, isRefused }) => ({
    id,
    at: at.toISOString(),
    summary: summaryOf(call),
    method,
    path,
    isRefused,
  }))
  return pageOf(results, await db.$count(actingCalls, isOfEntry), page, pageSize)
}
