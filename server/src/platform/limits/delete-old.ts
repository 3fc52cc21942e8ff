import { lt } from 'drizzle-orm'
import { attempts } from '../../schema/attempts.ts'
import type { Db } from '../db/open.ts'

/** Deletes counted attempts that count no more. */
export const deleteOldAttempts = (db: Db, now: number) => db.delete(attempts).where(lt(attempts.expire, new Date(now)))
