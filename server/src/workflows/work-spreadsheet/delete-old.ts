import { and, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { dayMs } from '../../platform/values/days.ts'
import { workSheets } from '../../schema/work-spreadsheet.ts'

/** Deletes work spreadsheets that nobody has continued for 90 days. */
export const deleteOldWorkSheets = (db: Db, now: number) =>
  db.delete(workSheets).where(and(isNull(workSheets.submittedAt), lt(workSheets.updatedAt, new Date(now - 90 * dayMs))))
