import { outsideReportsOf } from './handlers.ts'
import { eq, inArray } from 'drizzle-orm'
import type { Collect, Erase } from '../../people/visitor/own-data.ts'
import { dropFiles } from '../../platform/files/drop-files.ts'
import { animals } from '../../schema/animal.ts'
import { isErasedWith } from '../animal/own-data.ts'
import { outsideReports } from '../../schema/outside-report.ts'

export const collectOutsideReports: Collect = async (db, { id: userId }) => ({
  outsideReports: await outsideReportsOf(
    db,
    inArray(outsideReports.animalId, db.select({ id: animals.id }).from(animals).where(eq(animals.userId, userId))),
  ),
})

/** Their rows go with the animals. */
export const eraseOutsideReports: Erase = async (tx, leaving, { jobs }) => {
  const erased = tx.select({ id: animals.id }).from(animals).where(isErasedWith(leaving))
  const rows = await tx
    .select({ file: outsideReports.file })
    .from(outsideReports)
    .where(inArray(outsideReports.animalId, erased))
  await dropFiles(
    tx,
    jobs,
    rows.map(({ file }) => file),
  )
}
