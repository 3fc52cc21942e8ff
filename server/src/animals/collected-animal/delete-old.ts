import { and, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { dayMs } from '../../platform/values/days.ts'
import { collectedAnimals } from '../../schema/collected-animal.ts'

/** Deletes what guests collected after 90 days: it is in no account, so nobody can show, export or erase it for them. */
export const deleteOldCollectedAnimals = (db: Db, now: number) =>
  db
    .delete(collectedAnimals)
    .where(and(isNull(collectedAnimals.userId), lt(collectedAnimals.collectedAt, new Date(now - 90 * dayMs))))
