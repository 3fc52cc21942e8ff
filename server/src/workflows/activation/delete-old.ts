import { and, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { dayMs } from '../../platform/values/days.ts'
import { activations } from '../../schema/activation.ts'

/** Deletes activations that nobody has continued for 90 days. */
export const deleteOldActivations = (db: Db, now: number) =>
  db
    .delete(activations)
    .where(and(isNull(activations.activatedAt), lt(activations.updatedAt, new Date(now - 90 * dayMs))))
