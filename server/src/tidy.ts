import { and, isNull, lt } from 'drizzle-orm'
import { expireTransfers } from './animal-transfer/handlers.ts'
import type { Db } from './db/open.ts'
import { activations } from './activation/tables.ts'
import { enquiries } from './enquiry/tables.ts'
import { attempts } from './platform/tables.ts'
import { sessions } from './session/tables.ts'
import { mailTokens } from './user/tables.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Deletes what time has closed: sessions, counted attempts, activations that nobody went on with for 90 days, enquiries
 * after two years, and links a week later, so that support can see what became of one. Offers of animals that nobody answered say so.
 */
export async function tidy(db: Db, now = Date.now()) {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now)))
  await db.delete(attempts).where(lt(attempts.expire, new Date(now)))
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, new Date(now - 7 * day)))
  await db
    .delete(activations)
    .where(and(isNull(activations.activatedAt), lt(activations.updatedAt, new Date(now - 90 * day))))
  await db.delete(enquiries).where(lt(enquiries.createdAt, new Date(now - 2 * 365 * day)))
  await expireTransfers(db)
}
