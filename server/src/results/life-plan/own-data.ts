import { asc, eq } from 'drizzle-orm'
import type { Collect } from '../../people/visitor/own-data.ts'
import { animals } from '../../schema/animal.ts'
import { lifePlans, lifePlanVersions } from '../../schema/life-plan.ts'

export const collectLifePlans: Collect = async (db, { id: userId }) => ({
  lifePlans: await db
    .select({
      animalId: lifePlans.animalId,
      number: lifePlanVersions.number,
      content: lifePlanVersions.content,
      changes: lifePlanVersions.changes,
      withdrawnAt: lifePlanVersions.withdrawnAt,
      withdrawnReason: lifePlanVersions.withdrawnReason,
      createdAt: lifePlanVersions.createdAt,
    })
    .from(lifePlanVersions)
    .innerJoin(lifePlans, eq(lifePlans.id, lifePlanVersions.lifePlanId))
    .innerJoin(animals, eq(animals.id, lifePlans.animalId))
    .where(eq(animals.userId, userId))
    .orderBy(asc(lifePlanVersions.createdAt)),
})
