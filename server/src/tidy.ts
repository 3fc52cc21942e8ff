import { lt } from 'drizzle-orm'
import type { Db } from './db/open.ts'
import { attempts, mailTokens, sessions } from './db/schema.ts'

const day = 24 * 60 * 60 * 1000

/** Deletes what time has closed: sessions, counted attempts, and links a week later, so that support can see what became of one. */
export async function tidy(db: Db, now = Date.now()) {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now)))
  await db.delete(attempts).where(lt(attempts.expire, new Date(now)))
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, new Date(now - 7 * day)))
}
