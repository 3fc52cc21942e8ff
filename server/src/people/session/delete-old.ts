import { lt, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { dayMs } from '../../platform/values/days.ts'
import { sessions } from '../../schema/session.ts'

/** Deletes sessions that are over, or that nobody has used for 14 days. */
export const deleteOldSessions = (db: Db, now: number) =>
  db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, new Date(now)), lt(sessions.lastSeenAt, new Date(now - 14 * dayMs))))
