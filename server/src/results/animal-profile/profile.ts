import type { AnimalProfile } from '@shop/contract/animal'
import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm'
import { type AnimalRow, animalsOf, type Reader } from '../../animals/animal/access.ts'
import { byPetName, namedBreeds, pedigreeName, toAnimal } from '../../animals/animal/view.ts'
import type { Db } from '../../platform/db/open.ts'
import { animals } from '../../schema/animal.ts'
import { conflictsOf } from '../result/animal-conflicts.ts'
import { parentageRequests } from '../../schema/parentage.ts'
import { toConflict } from '../result/conflicts.ts'
import { currentProfiles } from '../result/dna-profile.ts'
import { isReported } from '../result/lines.ts'
import { breedMixes, stands } from '../../schema/result.ts'
import { samples } from '../../schema/sample.ts'
import { litterOffspring, litters } from '../../schema/litter.ts'
import { animalShares } from '../../schema/sharing.ts'
import { reportsOf } from '../report/register.ts'

/** The newest estimate of its breeds, whichever of its samples it was made from. */
async function breedMixOf(db: Db, animalId: string) {
  const [found] = await db
    .select({ mix: breedMixes, isSampleData: samples.isSampleData })
    .from(breedMixes)
    .innerJoin(samples, eq(samples.barcode, breedMixes.barcode))
    .where(and(eq(samples.animalId, animalId), stands(breedMixes), isReported))
    .orderBy(desc(breedMixes.testedAt), desc(breedMixes.createdAt), asc(breedMixes.id))
    .limit(1)
  return found
}

type Conflicts = Awaited<ReturnType<typeof conflictsOf>>

/**
 * Its breeds by an estimate that nothing contradicts, else by its owner's entry: of a mix without estimate nothing is
 * known.
 */
async function breedsOf(db: Db, { id, breedId, isMixedBreed }: AnimalRow, conflicts: Conflicts) {
  const newest = await breedMixOf(db, id)
  const found = newest && !conflicts.overMix(newest.mix) ? newest : null
  const said = breedId === null || isMixedBreed ? [] : [{ breedId, percent: 100 }]
  // What was assigned to no breed comes last, the rest by size.
  const shares = (found?.mix.shares ?? said).toSorted(
    (a, b) => Number(a.breedId === null) - Number(b.breedId === null) || b.percent - a.percent,
  )
  const breedOf = await namedBreeds(
    db,
    shares.map((share) => share.breedId),
  )
  return {
    breeds: shares.map(({ breedId: of, percent }) => ({ breed: breedOf(of), percent })),
    breedMix: found
      ? {
          laboratory: found.mix.laboratory,
          panelVersion: found.mix.panelVersion,
          markersRead: found.mix.markersRead,
          date: found.mix.testedAt.toISOString(),
          isSampleData: found.isSampleData,
        }
      : null,
  }
}

/** A parent with its id where this user may see it too, else by the name that was written down. */
async function parentOf(db: Db, user: Reader, id: string | null, name: string | null) {
  const [seen] = id ? await animalsOf(db, user, eq(animals.id, id)) : []
  if (seen) return { id: seen.id, name: pedigreeName(seen) }
  return name ? { id: null, name } : null
}

/** The litter that its owner bred it in; whoever bought it bred none. */
async function litterOf(db: Db, user: Reader, { id, rights }: AnimalRow) {
  if (rights !== 'owner') return null
  const [litter] = await db
    .select({ id: litters.id, dateOfBirth: litters.dateOfBirth })
    .from(litterOffspring)
    .innerJoin(litters, eq(litters.id, litterOffspring.litterId))
    .where(and(eq(litterOffspring.animalId, id), eq(litters.userId, user.id)))
  return litter ?? null
}

/** Its samples that have a DNA profile, contradicted ones too, which their page marks. */
const profiledOf = async (db: Db, animalId: string) => [
  ...new Set((await currentProfiles(db, eq(samples.animalId, animalId))).map(({ barcode }) => barcode)),
]

/** Whether its owner compared it with a parent, and something came of it. */
const isCompared = async (db: Db, { id, userId }: AnimalRow) =>
  userId !== null &&
  (await db.$count(
    parentageRequests,
    and(
      eq(parentageRequests.offspringId, id),
      eq(parentageRequests.userId, userId),
      ne(sql`${parentageRequests.outcome}->>'verdict'`, 'not_comparable'),
    ),
  )) > 0

/** An animal with all that its page shows, for a user who may see it. */
export async function profileOf(db: Db, user: Reader, row: AnimalRow): Promise<AnimalProfile> {
  const offspring = await animalsOf(db, user, or(eq(animals.damId, row.id), eq(animals.sireId, row.id))).orderBy(
    ...byPetName,
  )
  const sharedWith =
    row.rights === 'owner'
      ? await db
          .select({ email: animalShares.email, rights: animalShares.rights })
          .from(animalShares)
          .where(eq(animalShares.animalId, row.id))
          .orderBy(asc(animalShares.createdAt), asc(animalShares.email))
      : []
  const conflicts = await conflictsOf(db, row.id)
  return {
    ...(await toAnimal(db, row)),
    ...(await breedsOf(db, row, conflicts)),
    profiledBarcodes: await profiledOf(db, row.id),
    isCompared: await isCompared(db, row),
    conflicts: conflicts.open.map(toConflict),
    dam: await parentOf(db, user, row.damId, row.damName),
    sire: await parentOf(db, user, row.sireId, row.sireName),
    litter: await litterOf(db, user, row),
    offspring: offspring.map((one) => ({ id: one.id, name: pedigreeName(one) })),
    sharedWith,
    reports: await reportsOf(db, row.id),
  }
}
