import { asc, eq } from 'drizzle-orm'
import type { Collect } from '../../people/visitor/own-data.ts'
import { acmForms } from '../../schema/acm-form.ts'
import { animals } from '../../schema/animal.ts'

export const collectAcmForms: Collect = async (db, { id: userId }) => ({
  acmForms: await db
    .select({
      number: acmForms.number,
      barcode: acmForms.barcode,
      collectorName: acmForms.collectorName,
      collectorPlace: acmForms.collectorPlace,
      purpose: acmForms.purpose,
      state: acmForms.state,
      requestedAt: acmForms.requestedAt,
      decidedAt: acmForms.decidedAt,
      reason: acmForms.reason,
      printed: acmForms.printed,
    })
    .from(acmForms)
    .innerJoin(animals, eq(animals.id, acmForms.animalId))
    .where(eq(animals.userId, userId))
    .orderBy(asc(acmForms.requestedAt)),
})
