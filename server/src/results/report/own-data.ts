import { asc, eq } from 'drizzle-orm'
import type { Collect } from '../../people/visitor/own-data.ts'
import { animals } from '../../schema/animal.ts'
import { reports } from '../../schema/report.ts'

export const collectReports: Collect = async (db, { id: userId }) => ({
  reports: await db
    .select({
      key: reports.key,
      animalId: reports.animalId,
      type: reports.type,
      state: reports.state,
      content: reports.content,
      issuedAt: reports.issuedAt,
    })
    .from(reports)
    .innerJoin(animals, eq(animals.id, reports.animalId))
    .where(eq(animals.userId, userId))
    .orderBy(asc(reports.issuedAt)),
})
