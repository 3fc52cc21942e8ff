import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'

/**
 * What the database answers, after `patienceMs` at the latest; null where it does not. However many callers there are,
 * it gets one query at a time: while that one waits, no other does.
 */
export function inTime<Answer>(query: () => Promise<Answer>, patienceMs = 1000): () => Promise<Answer | null> {
  let question: Promise<Answer | null> | null = null
  let isLate = false
  const ask = async () => {
    try {
      return await query()
    } catch {
      return null
    } finally {
      question = null
      isLate = false
    }
  }
  return async () => {
    if (isLate) return null
    question ??= ask()
    const answer = await Promise.race([question, sleep(patienceMs, null, { ref: false })])
    if (answer === null) isLate = question !== null
    return answer
  }
}

/** Whether the database answers. */
export function readiness(db: Db): () => Promise<boolean> {
  const answer = inTime(() => db.execute(sql`select 1`))
  return async () => (await answer()) !== null
}
