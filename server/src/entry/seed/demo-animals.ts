import { species } from '@shop/contract/constants'
import { eq } from 'drizzle-orm'
import { seedClub } from './demo-club.ts'
import { breeder, owner, vet } from './demo-people.ts'
import { seedResults } from './demo-results.ts'
import { seedSamples } from './demo-samples.ts'
import { animalId, barcodeOf, breederAnimals, clubAnimals, demoClub, ownerAnimals, patients } from './demo-world.ts'
import type { Db } from '../../platform/db/open.ts'
import { animals } from '../../schema/animal.ts'
import { collectedAnimals } from '../../schema/collected-animal.ts'
import { animalShares } from '../../schema/sharing.ts'

/** What the vet, as a collection agent, wrote down of two samples. */
const collected: Omit<typeof collectedAnimals.$inferInsert, 'userId'>[] = [
  {
    id: 'c0ffee00-0000-4000-8000-000000000401',
    name: 'Meg',
    ownerName: 'Iain Fraser',
    ownerEmail: 'iain@example.com',
    speciesId: species.canine,
    breedId: 200193,
    gender: 'female',
    dateOfBirth: '2024-02-19',
    registrationName: 'Glenmore Meg',
    chipNumber: '981020000310401',
    barcode: barcodeOf(401),
    collectedAt: new Date('2026-11-14T10:05:00Z'),
  },
  {
    id: 'c0ffee00-0000-4000-8000-000000000402',
    name: 'Tiggy',
    ownerName: 'Iain Fraser',
    ownerEmail: 'iain@example.com',
    speciesId: species.feline,
    breedId: 100196,
    gender: 'female',
    collectedAt: new Date('2026-11-14T10:05:00Z'),
  },
]

/** The sample world's animals, with their samples and results, whom they are shared with, and what an agent wrote down. */
export async function seedAnimals(tx: Db) {
  await seedClub(tx)
  await tx
    .insert(animals)
    .values([
      ...breederAnimals.map(({ row }) => ({ ...row, userId: breeder.id })),
      ...ownerAnimals.map(({ row }) => ({ ...row, userId: owner.id })),
      ...patients.map(({ row }) => ({ ...row, userId: vet.id })),
      ...clubAnimals.map(({ row }) => ({ ...row, clubId: demoClub.id })),
    ])
  // Of the parents only those of Wren are in the shop; her DNA profile fits theirs.
  await tx
    .update(animals)
    .set({ damId: animalId(301), sireId: animalId(302) })
    .where(eq(animals.id, animalId(303)))
  await tx.insert(animalShares).values({ animalId: animalId(301), email: vet.email, rights: 'view' })
  await tx.insert(collectedAnimals).values(collected.map((one) => ({ ...one, userId: vet.id })))
  await seedSamples(tx)
  await seedResults(tx)
}
