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
import { type ReadOf, readTogether, rowsOf } from '../../platform/db/rows-of.ts'
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

/** The newest first; of two swabs of one time the one that is not the other's twin. */
export const newestSampleFirst = [
  desc(sql`coalesce(${samples.activatedAt}, ${samples.createdAt})`),
  asc(isNotNull(samples.twinOf)),
  asc(samples.barcode),
]

/** Samples of animals, the newest first. */
export const samplesOf = (db: Db, animalIds: string[]) =>
  db
    .select({ ...getTableColumns(samples), animalId: sql<string>`${samples.animalId}` })
    .from(samples)
    .where(inArray(samples.animalId, animalIds))
    .orderBy(...newestSampleFirst)

/** The names of breeds by their ids, to be read: `breedNamer` takes them. */
export const breedRows = (ids: readonly (number | null)[]) =>
  rowsOf({ id: breeds.id, name: breeds.name }, (select) =>
    select.from(breeds).where(
      inArray(
        breeds.id,
        ids.filter((id) => id !== null),
      ),
    ),
  )

/** A breed by its id: null for an id that is none. */
export function breedNamer(rows: readonly { id: number; name: string }[]) {
  const byId = new Map(rows.map((breed) => [breed.id, breed]))
  return (id: number | null) => (id === null ? null : (byId.get(id) ?? null))
}

/** `breedNamer` of these. */
export async function namedBreeds(db: Db, ids: readonly (number | null)[]) {
  const { breeds: rows } = await readTogether(db, { breeds: breedRows(ids) })
  return breedNamer(rows)
}

/** The facts of a photo, without its bytes. */
export const shownOfPhoto = {
  animalId: animalPhotos.animalId,
  version: animalPhotos.version,
  alt: animalPhotos.alt,
  focusX: animalPhotos.focusX,
  focusY: animalPhotos.focusY,
}

const photoRows = (animalIds: string[]) =>
  rowsOf(shownOfPhoto, (select) => select.from(animalPhotos).where(inArray(animalPhotos.animalId, animalIds)))

/** A photo as the wire shows it. */
export function toPhoto({ animalId, version, ...said }: Details['photos'][number]): AnimalPhoto {
  const address = (size: PhotoSize) =>
    addressOf(animalPhotoEndpoints.getAnimalPhoto, { params: { id: animalId, version, file: `${size}.jpg` } })
  return { small: address('small'), medium: address('medium'), large: address('large'), ...said }
}

/** Photos by the animal's id. */
const toPhotos = (rows: Details['photos']): Map<string, AnimalPhoto> =>
  new Map(rows.map((row) => [row.animalId, toPhoto(row)]))

/** The photos that these animals have, by the animal's id. */
export async function photosOf(db: Db, animalIds: string[]): Promise<Map<string, AnimalPhoto>> {
  const { photos } = await readTogether(db, { photos: photoRows(animalIds) })
  return toPhotos(photos)
}

/** What other tables know of these animals, to be read: `withDetails` takes it. */
export function detailRows(rows: readonly AnimalRow[]) {
  const ids = rows.map(({ id }) => id)
  const others = rows.flatMap(({ userId, rights }) => (userId && rights !== 'owner' ? [userId] : []))
  return {
    breeds: breedRows(rows.map(({ breedId }) => breedId)),
    samples: rowsOf({ animalId: samples.animalId, barcode: samples.barcode, stage: samples.stage }, (select) =>
      select
        .from(samples)
        .where(inArray(samples.animalId, ids))
        .orderBy(...newestSampleFirst),
    ),
    offers: rowsOf({ animalId: animalTransfers.animalId }, (select) =>
      select.from(animalTransfers).where(and(inArray(animalTransfers.animalId, ids), isOpenOffer())),
    ),
    /** Of the animals that are others'. */
    owners: rowsOf({ id: users.id, firstName: users.firstName, lastName: users.lastName }, (select) =>
      select.from(users).where(inArray(users.id, others)),
    ),
    photos: photoRows(ids),
  }
}
type Details = ReadOf<ReturnType<typeof detailRows>>

/** Animals as the wire shows them to whoever the rows were read for, in the rows' order. */
export function withDetails(rows: readonly AnimalRow[], details: Details): Animal[] {
  const breedOf = breedNamer(details.breeds)
  const samplesByAnimal = Map.groupBy(details.samples, ({ animalId }) => animalId)
  const offered = new Set(details.offers.map(({ animalId }) => animalId))
  const owners = new Map(details.owners.map((owner) => [owner.id, shortName(owner)]))
  const photos = toPhotos(details.photos)
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

/** `withDetails` in one statement, for one animal as for a page. */
export const toAnimals = async (db: Db, rows: AnimalRow[]): Promise<Animal[]> =>
  rows.length ? withDetails(rows, await readTogether(db, detailRows(rows))) : []

export async function toAnimal(db: Db, row: AnimalRow): Promise<Animal> {
  const [animal] = await toAnimals(db, [row])
  return animal as Animal
}

/** For lists: by name whatever its capitals, and always in the same order. */
export const byPetName = [asc(asRead(animals.petName)), asc(animals.petName), asc(animals.id)]
