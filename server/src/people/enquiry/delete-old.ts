import { lt } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { dayMs } from '../../platform/values/days.ts'
import { enquiries } from '../../schema/enquiry.ts'

/** Deletes enquiries after two years. */
export const deleteOldEnquiries = (db: Db, now: number) =>
  db.delete(enquiries).where(lt(enquiries.createdAt, new Date(now - 2 * 365 * dayMs)))
