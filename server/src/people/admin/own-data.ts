import { asc, eq } from 'drizzle-orm'
import type { Collect, Erase } from '../visitor/own-data.ts'
import { erased } from '../../platform/values/erased.ts'
import { actingCalls, auditEntries } from '../../schema/admin.ts'

export const collectVisits: Collect = async (db, { id: userId }) => ({
  visitsByAdmins: await db
    .select({ at: auditEntries.at, action: auditEntries.action, reason: auditEntries.reason })
    .from(auditEntries)
    .where(eq(auditEntries.userId, userId))
    .orderBy(asc(auditEntries.at)),
  openedByAdmins: await db
    .select({
      at: actingCalls.at,
      call: actingCalls.call,
      method: actingCalls.method,
      path: actingCalls.path,
      isRefused: actingCalls.isRefused,
    })
    .from(actingCalls)
    .innerJoin(auditEntries, eq(auditEntries.id, actingCalls.entryId))
    .where(eq(auditEntries.userId, userId))
    .orderBy(asc(actingCalls.at)),
})

/** That an admin was here stays, without the person. */
export const eraseVisits: Erase = (tx, { id }) =>
  tx.update(auditEntries).set({ userName: erased, userEmail: erased }).where(eq(auditEntries.userId, id))
