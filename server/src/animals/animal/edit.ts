import type { AnimalBody, AnimalUpdate } from '@shop/contract/animal'
import { species } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { type Message, messages } from '@shop/contract/messages'
import { and, eq, gt, sql } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { type AnimalRow, lockAnimal } from './access.ts'
import { refuseChipTwins } from './chip-twin.ts'
import { coatFor, columnsOf, correctedColumns } from './columns.ts'
import { hasOlderOffspring, notBornYet, offspringCount, parentColumns, youngParent } from './parents.ts'
import { isOpenOffer } from './view.ts'
import type { Db } from '../../platform/db/open.ts'
import { matching } from '../../platform/db/matching.ts'
import { animals } from '../../schema/animal.ts'
import { animalTransfers } from '../../schema/animal-transfer.ts'
import { samples } from '../../schema/sample.ts'
import { users } from '../../schema/user.ts'
import type { User } from '../../people/visitor/visitor.ts'

const refusalOf = (message: Message) => (field: string, why: string) => refusal({ [field]: why }, message)

/** The user's row is the lock of their herd: pedigrees and repeated entries cannot be guarded by one statement. */
export const lockUser = (tx: Db, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')

export function speciesIdOf(body: Pick<AnimalBody, 'species'>, message: Message): number {
  const known: number[] = Object.values(species)
  if (!known.includes(body.species.id)) throw refusalOf(message)('species', messages.petFieldRequired)
  return body.species.id
}

/** Adds an animal. The same body within seconds is a second click, and returns the first. */
export async function createAnimal(tx: Db, user: User, body: AnimalBody): Promise<AnimalRow> {
  const message = messages.failedToAddAnimal
  const speciesId = speciesIdOf(body, message)
  await lockUser(tx, user.id)
  const { weighedAt, ...columns } = columnsOf(body)
  const said = {
    ...columns,
    userId: user.id,
    speciesId,
    ...(await parentColumns(tx, user.id, body, { speciesId, before: null }, message)),
  }
  await refuseYoungParents(tx, user.id, said, refusalOf(message))
  const coat = await coatFor(tx, { speciesId, breedId: said.breedId }, { field: 'breed', message })
  const [first] = await tx
    .select()
    .from(animals)
    .where(and(matching(animals, said), gt(animals.createdAt, sql`now() - interval '10 seconds'`)))
  const entered = [{ chipNumber: said.chipNumber, field: 'chipNumber' }]
  if (!first) await refuseChipTwins(tx, user.id, entered, { message })
  const [added] = first
    ? [first]
    : await tx
        .insert(animals)
        .values({ ...said, weighedAt, coat })
        .returning()
  return { ...(added as typeof animals.$inferSelect), rights: 'owner' }
}

/** Its own dam and sire were born before it. The user's animals alone are asked: another's birthday is not theirs to learn. */
async function refuseYoungParents(
  tx: Db,
  userId: string,
  stated: Parameters<typeof youngParent>[2],
  refuse: ReturnType<typeof refusalOf>,
) {
  const young = await youngParent(tx, userId, stated)
  if (young) throw refuse('dobYear', notBornYet(young))
}

/** What others rely on stays as it is: the sex of a parent, the species of a sample, the microchip somebody read. */
async function refuseContradictions(tx: Db, row: AnimalRow, after: AnimalRow, refuse: ReturnType<typeof refusalOf>) {
  const isOtherSpecies = after.speciesId !== row.speciesId
  if ((isOtherSpecies || after.gender !== row.gender) && (await offspringCount(tx, row.id)))
    throw refuse(isOtherSpecies ? 'species' : 'gender', 'It is the dam or sire of another animal, so this stays.')
  if (isOtherSpecies && (after.damId || after.sireId))
    throw refuse('species', 'Its dam or sire is of the other species. Please remove them first.')
  if (after.dateOfBirth !== row.dateOfBirth && (await hasOlderOffspring(tx, after)))
    throw refuse('dobYear', 'It is the dam or sire of an animal that was born before then. Please check this day.')
  if (isOtherSpecies && (await tx.$count(samples, eq(samples.animalId, row.id))))
    throw refuse('species', 'A kit was activated for it, so its species stays. If it is wrong, please write to us.')
  const isVerified = and(eq(samples.animalId, row.id), eq(samples.isIdentityVerified, true))
  if (after.chipNumber !== row.chipNumber && (await tx.$count(samples, isVerified)))
    throw refuse(
      'chipNumber',
      'This microchip was read when a sample was taken, so it stays. If it is wrong, please write to us.',
    )
}

/** Corrects one's own animal, or archives it and brings it back. */
export async function updateAnimal(tx: Db, user: User, id: string, update: AnimalUpdate) {
  const message = messages.somethingWentWrong
  const refuse = refusalOf(message)
  await lockUser(tx, user.id)
  const row = await lockAnimal(tx, id, user)
  const speciesId = update.species ? speciesIdOf({ species: update.species }, message) : row.speciesId
  const columns = {
    ...correctedColumns(update),
    ...(await parentColumns(tx, user.id, update, { speciesId, before: row }, message)),
    speciesId,
  }
  const after = { ...row, ...columns }
  await refuseContradictions(tx, row, after, refuse)
  if (after.chipNumber !== row.chipNumber) {
    const entered = [{ chipNumber: after.chipNumber, field: 'chipNumber' }]
    await refuseChipTwins(tx, user.id, entered, { except: id, message })
  }
  const isOther = (['dateOfBirth', 'dateOfBirthPrecision', 'damId', 'sireId'] as const).some(
    (column) => after[column] !== row[column],
  )
  // A mistake from before this rule does not stand in the way of another correction.
  if (isOther) await refuseYoungParents(tx, user.id, after, refuse)
  const isSameCoat = after.breedId === row.breedId && speciesId === row.speciesId
  const coat = isSameCoat ? row.coat : await coatFor(tx, after, { field: 'breed', message })
  const isSameWeight = after.weight === row.weight && after.weightUnit === row.weightUnit
  if (update.isArchived && (await tx.$count(animalTransfers, and(eq(animalTransfers.animalId, id), isOpenOffer()))))
    throw new Failure(409, { message: 'This animal is offered to somebody. Please take the offer back first.' })
  await tx
    .update(animals)
    .set({
      ...columns,
      coat: { ...coat, seed: row.coat.seed },
      weighedAt: isSameWeight ? row.weighedAt : after.weighedAt,
      ...(update.isArchived !== undefined && { archivedAt: update.isArchived ? (row.archivedAt ?? new Date()) : null }),
    })
    .where(eq(animals.id, id))
}
