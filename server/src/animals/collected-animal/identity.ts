import { and, asc, eq, exists, isNull, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { animals } from '../../schema/animal.ts'
import { collectionAgents } from '../../schema/collection-agent.ts'
import { collectedAnimals } from '../../schema/collected-animal.ts'
import { sampleIdentities, sampleStageTimes, samples } from '../../schema/sample.ts'
import { users } from '../../schema/user.ts'
import { collectorName } from '../../people/visitor/visitor.ts'

/**
 * Marks a sample as taken by somebody who read the microchip: an approved vet wrote its barcode down with the very chip
 * number that its animal has, and both were entered before the laboratory received the swab. Call it whenever either is
 * entered. Where the owner named somebody else in the activation, that holds until the laboratory settles it. A mark
 * stays, because certificates state it, until the laboratory corrects it or takes it back. See docs/decisions/0017 and
 * 0034.
 */
export async function verifyIdentity(tx: Db, barcode: string | null) {
  if (barcode === null) return
  const isNamed = tx
    .select({ id: collectionAgents.id })
    .from(collectionAgents)
    .where(and(eq(collectionAgents.name, samples.collector), eq(collectionAgents.userId, collectedAnimals.userId)))
  const [record] = await tx
    .select({ collector: users, chipNumber: collectedAnimals.chipNumber })
    .from(collectedAnimals)
    .innerJoin(users, eq(users.id, collectedAnimals.userId))
    .innerJoin(samples, eq(samples.barcode, collectedAnimals.barcode))
    .innerJoin(animals, and(eq(animals.id, samples.animalId), eq(animals.chipNumber, collectedAnimals.chipNumber)))
    .where(
      and(
        eq(collectedAnimals.barcode, barcode),
        eq(collectedAnimals.isCollectorApproved, true),
        or(isNull(samples.collector), exists(isNamed)),
      ),
    )
    .orderBy(asc(collectedAnimals.collectedAt))
    .limit(1)
  if (!record) return
  const isReceived = tx
    .select({ one: sql`1` })
    .from(sampleStageTimes)
    .where(and(eq(sampleStageTimes.barcode, samples.barcode), eq(sampleStageTimes.stage, 'received')))
  const collector = collectorName(record.collector)
  const verified = await tx
    .update(samples)
    .set({ isIdentityVerified: true, chipRead: record.chipNumber, collector })
    .where(and(eq(samples.barcode, barcode), eq(samples.isIdentityVerified, false), notExists(isReceived)))
    .returning({ barcode: samples.barcode })
  if (verified.length) await tx.insert(sampleIdentities).values({ barcode, collector, chipNumber: record.chipNumber })
}
