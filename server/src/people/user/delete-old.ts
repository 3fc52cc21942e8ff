import { lt } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { dayMs } from '../../platform/values/days.ts'
import { mailTokens } from '../../schema/user.ts'

/** Deletes mailed links a week after they end, so that support can see what became of one. */
export const deleteOldLinks = (db: Db, now: number) =>
  db.delete(mailTokens).where(lt(mailTokens.expiresAt, new Date(now - 7 * dayMs)))
