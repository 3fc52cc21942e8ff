import { createHash } from 'node:crypto'
import { readChip } from '@shop/contract/codes'
import { type LitterBody, type OffspringBody, offspringBodySchema } from '@shop/contract/litter'
import { messages } from '@shop/contract/messages'
import { and, eq } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { refuseChipTwins } from '../../animals/animal/chip-twin.ts'
import { coatFor, columnsOf } from '../../animals/animal/columns.ts'
import { lockUser, speciesIdOf } from '../../animals/animal/edit.ts'
import { notBornYet, parentColumns, youngParent } from '../../animals/animal/parents.ts'
import { animals } from '../../schema/animal.ts'
import type { Coat } from '../../schema/breed.ts'
import type { Db } from '../../platform/db/open.ts'
import { filled } from '../../platform/values/same-content.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { litterOffspring, litters } from '../../schema/litter.ts'

const message = messages.operationFailed
export const refused = (errors: Record<string, string>) => refusal(errors, message)
/** Of what was said, without what is empty in it: an empty field equals a missing one. */
const hashOf = (said: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(filled(said)))
    .digest('hex')
/** A parent's name as earlier litters have it in their hash. */
const nameIn = (name: string | undefined | null) => name?.trim().toLowerCase() ?? ''

/** What makes it this litter and no other: whose it is, and when it was born. */
const parentsOf = ({ damId, damName, sireId, sireName, dateOfBirth }: LitterBody) =>
  hashOf([damId || nameIn(damName), sireId || nameIn(sireName), dateOfBirth])

/** All of it, each field in the order of its schema. */
const contentOf = (body: LitterBody) => {
  const { species, breed, isMixedBreed, offspring } = body
  const fields = Object.keys(offspringBodySchema.fields) as (keyof OffspringBody)[]
  return hashOf([
    parentsOf(body),
    species.id,
    breed?.id ?? null,
    isMixedBreed ?? false,
    offspring.map((one) => Object.fromEntries(fields.map((field) => [field, one[field]]))),
  ])
}

/** One of a litter as an animal of its breeder's, with what all of the litter share. */
export async function enterOffspring(
  tx: Db,
  litter: typeof litters.$inferSelect,
  { place, coat, said }: { place: number; coat: Coat; said: OffspringBody },
) {
  const { userId, speciesId, breedId, isMixedBreed, dateOfBirth, damId, damName, sireId, sireName } = litter
  const { colour, ...pet } = said
  const shared = { userId, speciesId, breedId, isMixedBreed, dateOfBirth, damId, damName, sireId, sireName }
  const [animal] = await tx
    .insert(animals)
    .values({ ...columnsOf(pet), ...shared, dateOfBirthPrecision: 'exact', coat })
    .returning({ id: animals.id })
  await tx.insert(litterOffspring).values({
    litterId: litter.id,
    place,
    animalId: animal?.id ?? null,
    petName: pet.petName,
    gender: pet.gender,
    colour: colour || null,
  })
}

/**
 * Enters a litter with an animal of the user for each of its young: all of it, or nothing. Repeated at any time, it is
 * the same litter; another one of these parents and this day is refused. Returns its id.
 */
export async function enterLitter(tx: Db, user: User, body: LitterBody): Promise<{ id: string; isNew: boolean }> {
  const speciesId = speciesIdOf(body, message)
  // Of two windows the second waits here, and finds the first one's litter.
  await lockUser(tx, user.id)
  const hashes = { parentsHash: parentsOf(body), contentHash: contentOf(body) }
  const [before] = await tx
    .select({ id: litters.id, contentHash: litters.contentHash })
    .from(litters)
    .where(and(eq(litters.userId, user.id), eq(litters.parentsHash, hashes.parentsHash)))
  if (before?.contentHash === hashes.contentHash) return { id: before.id, isNew: false }
  if (before) throw refused({ dateOfBirth: 'You entered a litter of these parents and this day already.' })

  const {
    damId = null,
    damName = null,
    sireId = null,
    sireName = null,
  } = await parentColumns(tx, user.id, body, { speciesId, before: null }, message)
  if (!damName) throw refused({ damName: messages.fieldRequired })
  const born = { dateOfBirth: body.dateOfBirth, dateOfBirthPrecision: 'exact' } as const
  const young = await youngParent(tx, user.id, { damId, sireId, ...born })
  if (young) throw refused({ dateOfBirth: notBornYet(young) })
  const entered = body.offspring.map(({ chipNumber }, index) => ({
    chipNumber: readChip(chipNumber ?? ''),
    field: `offspring[${index}].chipNumber`,
  }))
  await refuseChipTwins(tx, user.id, entered, { message })
  const { breed, isMixedBreed = false, dateOfBirth } = body
  // Each its own crop of the breed's coat; a breed that there is not is refused before anything is written.
  const coats: Coat[] = []
  for (const _ of body.offspring)
    coats.push(await coatFor(tx, { speciesId, breedId: breed?.id ?? null }, { field: 'breed', message }))
  const [litter] = await tx
    .insert(litters)
    .values({
      userId: user.id,
      speciesId,
      breedId: breed?.id ?? null,
      isMixedBreed,
      dateOfBirth,
      damId,
      damName,
      sireId,
      sireName,
      ...hashes,
    })
    .returning()
  if (!litter) throw new Error('No litter was made')

  for (const [place, said] of body.offspring.entries())
    await enterOffspring(tx, litter, { place, coat: coats[place] as Coat, said })
  return { id: litter.id, isNew: true }
}
