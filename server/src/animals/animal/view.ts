import { addressOf } from '@shop/contract/call'
import { animalPhotoEndpoints } from '@shop/contract/endpoints/animal-photo'
import type { Animal } from '@shop/contract/animal'
import { papersOf } from '@shop/contract/animal-papers'
import type { AnimalPhoto } from '@shop/contract/animal-photo'
import type { PhotoSize } from '@shop/contract/photo-widths'
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { asRead } from '../../platform/db/reading-order.ts'
import type { AnimalRow } from './access.ts'
import type { Db } from '../../platform/db/open.ts'
import { animals } from '../../schema/animal.ts'
import { animalPhotos } from '../../schema/animal-photo.ts'
import { animalTransfers } from '../../schema/animal-transfer.ts'
import { breeds } from '../../schema/breed.ts'
import { samples } from '../../schema/sample.ts'
import { users } from '../../schema/user.ts'
import { shortName } from '../../people/visitor/visitor.ts'
import { toSpecies } from '../../storefront/breed/species.ts'

/** An animal's name in pedigrees and certificates: the registered one. */
export const pedigreeName = ({ registrationName, petName }: Pick<AnimalRow, 'registrationName' | 'petName'>) =>
  registrationName ?? petName

/** For `where`: an offer that can still be answered. */
export const isOpenOffer = () => and(eq(animalTransfers.state, 'pending'), gt(animalTransfers.expiresAt, sql`now()`))

/** Samples of animals, the newest first; of two swabs of one time the one that is not the other's twin. */
export const samplesOf = (db: Db, animalIds: string[]) =>
  db
    .select({ ...getTableColumns(samples), animalId: sql<string>`${samples.animalId}` })
    .from(samples)
    .where(inArray(samples.animalId, animalIds))
    .orderBy(
      desc(sql`coalesce(${samples.activatedAt}, ${samples.createdAt})`),
      asc(isNotNull(samples.twinOf)),
      asc(samples.barcode),
    )

async function breedNames(db: Db, ids: (number | null)[]): Promise<Map<number, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const rows = await db.select({ id: breeds.id, name: breeds.name }).from(breeds).where(inArray(breeds.id, wanted))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Breeds by their ids: null for an id that is none. */
export async function namedBreeds(db: Db, ids: (number | null)[]) {
  const names = await breedNames(db, ids)
  return (id: number | null) => {
    const name = id === null ? undefined : names.get(id)
    return id === null || name === undefined ? null : { id, name }
  }
}

/** The facts of a photo, without its bytes. */
const shownOfPhoto = {
  animalId: animalPhotos.animalId,
  version: animalPhotos.version,
  alt: animalPhotos.alt,
  focusX: animalPhotos.focusX,
  focusY: animalPhotos.focusY,
}

/** The photos that these animals have, by the animal's id. */
export async function photosOf(db: Db, animalIds: string[]): Promise<Map<string, AnimalPhoto>> {
  const rows = await db.select(shownOfPhoto).from(animalPhotos).where(inArray(animalPhotos.animalId, animalIds))
  return new Map(
    rows.map(({ animalId, version, ...said }) => {
      const address = (size: PhotoSize) =>
        addressOf(animalPhotoEndpoints.getAnimalPhoto, { params: { id: animalId, version, file: `${size}.jpg` } })
      return [animalId, { small: address('small'), medium: address('medium'), large: address('large'), ...said }]
    }),
  )
}

/** Whose the others' animals among these are: "Anna B.", by the owner's id. */
async function ownerNames(db: Db, rows: AnimalRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ userId, rights }) => (userId && rights !== 'owner' ? [userId] : [])))]
  if (!ids.length) return new Map()
  const owners = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, ids))
  return new Map(owners.map((owner) => [owner.id, shortName(owner)]))
}

/** Animals as the wire shows them to whoever the rows were read for, in the rows' order; as many queries for one as for a page. */
export async function toAnimals(db: Db, rows: AnimalRow[]): Promise<Animal[]> {
  if (!rows.length) return []
  const ids = rows.map(({ id }) => id)
  const breedOf = await namedBreeds(
    db,
    rows.map(({ breedId }) => breedId),
  )
  const samplesByAnimal = Map.groupBy(await samplesOf(db, ids), ({ animalId }) => animalId)
  const offers = await db
    .select({ animalId: animalTransfers.animalId })
    .from(animalTransfers)
    .where(and(inArray(animalTransfers.animalId, ids), isOpenOffer()))
  const offered = new Set(offers.map(({ animalId }) => animalId))
  const owners = await ownerNames(db, rows)
  const photos = await photosOf(db, ids)
  return rows.map((row) => {
    const taken = samplesByAnimal.get(row.id) ?? []
    const isShared = row.rights !== 'owner'
    return {
      id: row.id,
      petName: row.petName,
      species: toSpecies(row.speciesId),
      breed: breedOf(row.breedId),
      isMixedBreed: row.isMixedBreed,
      gender: row.gender,
      isDesexed: row.isDesexed,
      dateOfBirth: row.dateOfBirth,
      dateOfBirthPrecision: row.dateOfBirthPrecision,
      weight:
        row.weight && row.weightUnit && row.weighedAt
          ? { value: row.weight, unit: row.weightUnit, measuredAt: row.weighedAt.toISOString() }
          : null,
      ...papersOf(row),
      ownerName: row.ownerName ?? (isShared ? (owners.get(row.userId ?? '') ?? null) : null),
      coat: row.coat as Animal['coat'],
      photo: photos.get(row.id) ?? null,
      barcodes: taken.map(({ barcode }) => barcode),
      stage: taken[0]?.stage ?? null,
      isArchived: row.archivedAt !== null,
      isShared,
      rights: row.rights,
      isInTransfer: offered.has(row.id),
    }
  })
}

export async function toAnimal(db: Db, row: AnimalRow): Promise<Animal> {
  const [animal] = await toAnimals(db, [row])
  return animal as Animal
}

/** For lists: by name whatever its capitals, and always in the same order. */
export const byPetName = [asc(asRead(animals.petName)), asc(animals.petName), asc(animals.id)]
