import { outsideReportsOf } from './handlers.ts'
import { eq, inArray } from 'drizzle-orm'
import type { Collect } from '../../people/visitor/own-data.ts'
import { animals } from '../../schema/animal.ts'
import { outsideReports } from '../../schema/outside-report.ts'

export const collectOutsideReports: Collect = async (db, { id: userId }) => ({
  outsideReports: await outsideReportsOf(
    db,
    inArray(outsideReports.animalId, db.select({ id: animals.id }).from(animals).where(eq(animals.userId, userId))),
  ),
})
