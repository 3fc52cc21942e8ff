import type { Animal } from '@shop/contract/animal'
import {
  animalId,
  animals as world,
  breederAnimals,
  ownerAnimals,
  patients,
  profileOf,
} from '@shop/mocks/fixtures/animal'
import { club } from '@shop/mocks/fixtures/club'
import { collectedAnimals as collected } from '@shop/mocks/fixtures/collected-animal'
import { breeder, owner, vet } from '@shop/mocks/fixtures/user'
import { eq } from 'drizzle-orm'
import { seedClub } from './demo-club.ts'
import { seedResults } from './demo-results.ts'
import { seedSamples } from './demo-samples.ts'
import type { Db } from '../../platform/db/open.ts'
import { animals } from '../../schema/animal.ts'
import { collectedAnimals } from '../../schema/collected-animal.ts'
import { animalShares } from '../../schema/sharing.ts'

/** The sample world's animals, with their samples and results, whom they are shared with, and what an agent wrote down. */
export async function seedAnimals(tx: Db) {
  await seedClub(tx)
  const { id: clubId, animals: held } = club()
  await tx
    .insert(animals)
    .values([
      ...breederAnimals.map((one) => toRow(one, { userId: breeder().id })),
      ...ownerAnimals.map((one) => toRow(one, { userId: owner().id })),
      ...patients.map((one) => toRow(one, { userId: vet().id })),
      ...held.map(({ handedOverBy: _nobody, isReadByMembers: _unread, ...one }) => toRow(one, { clubId })),
    ])
  // Of the parents only those of Wren are in the shop; her DNA profile fits theirs.
  await tx
    .update(animals)
    .set({ damId: animalId(301), sireId: animalId(302) })
    .where(eq(animals.id, animalId(303)))
  await tx
    .insert(animalShares)
    .values(world.flatMap((one) => profileOf(one).sharedWith.map((share) => ({ ...share, animalId: one.id }))))
  await tx.insert(collectedAnimals).values(
    collected.map(({ species, breed, collectedAt, ...one }) => ({
      ...one,
      userId: vet().id,
      speciesId: species.id,
      breedId: breed?.id ?? null,
      collectedAt: new Date(collectedAt),
    })),
  )
  await seedSamples(tx)
  await seedResults(tx)
}

const toRow = (
  { species, breed, weight, ownerName, coat, ...one }: Animal,
  whose: Pick<typeof animals.$inferInsert, 'userId' | 'clubId'>,
): typeof animals.$inferInsert => {
  const { dam, sire } = profileOf({ ...one, species, breed, weight, ownerName, coat })
  return {
    ...whose,
    id: one.id,
    petName: one.petName,
    speciesId: species.id,
    breedId: breed?.id ?? null,
    isMixedBreed: one.isMixedBreed,
    gender: one.gender,
    isDesexed: one.isDesexed,
    dateOfBirth: one.dateOfBirth,
    dateOfBirthPrecision: one.dateOfBirthPrecision,
    ...(weight && { weight: weight.value, weightUnit: weight.unit, weighedAt: new Date(weight.measuredAt) }),
    registrationName: one.registrationName,
    registrationNumber: one.registrationNumber,
    chipNumber: one.chipNumber,
    ownerName,
    coat: { pattern: coat.pattern, colours: coat.colours, seed: coat.seed },
    damName: dam?.name ?? null,
    sireName: sire?.name ?? null,
    createdAt: new Date('2026-09-26T08:00:00Z'),
  }
}
