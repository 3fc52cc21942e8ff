import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'

/**
 * Whether the database answers, after `patienceMs` at the latest. However many callers there are, it gets one query at
 * a time: while that one waits, no other does.
 */
export function readiness(db: Db, patienceMs = 1000): () => Promise<boolean> {
  let question: Promise<boolean> | null = null
  let isLate = false
  const ask = async () => {
    try {
      await db.execute(sql`select 1`)
      return true
    } catch {
      return false
    } finally {
      question = null
      isLate = false
    }
  }
  return async () => {
    if (isLate) return false
    question ??= ask()
    const answer = await Promise.race([question, sleep(patienceMs, null, { ref: false })])
    if (answer === null) isLate = question !== null
    return answer ?? false
  }
}
