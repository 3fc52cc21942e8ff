import { randomInt } from 'node:crypto'
import type { Pet } from '@shop/contract/animal'
import { readChip } from '@shop/contract/codes'
import type { Message } from '@shop/contract/messages'
import { and, eq } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import type { Db } from '../../platform/db/open.ts'
import type { animals } from '../../schema/animal.ts'
import { breeds, type Coat } from '../../schema/breed.ts'

type Columns = Partial<typeof animals.$inferInsert>
const two = (number: number) => String(number).padStart(2, '0')

/** A birthday's parts as one day: what is missing is the first of its kind, and makes it an estimate. */
function birthOf({ dobYear, dobMonth, dobDay, dobPrecision }: Pet): Columns {
  if (!dobYear) return { dateOfBirth: null, dateOfBirthPrecision: 'unknown' }
  const isWhole = Boolean(dobMonth && dobDay)
  return {
    dateOfBirth: `${dobYear}-${two(dobMonth ?? 1)}-${two(dobDay ?? 1)}`,
    dateOfBirthPrecision: isWhole && dobPrecision !== 'estimated' ? 'exact' : 'estimated',
  }
}

/** The columns of what somebody states of an animal. The caller checks its species, breed and owner. */
export const columnsOf = (pet: Pet, now = new Date()) => ({
  petName: pet.petName,
  gender: pet.gender,
  isDesexed: pet.isDesexed ?? null,
  ...birthOf(pet),
  ...(pet.weight
    ? { weight: pet.weight, weightUnit: pet.weightType ?? ('kg' as const), weighedAt: now }
    : { weight: null, weightUnit: null, weighedAt: null }),
  isMixedBreed: pet.isMixedBreed ?? false,
  breedId: pet.breed?.id ?? null,
  registrationName: pet.registrationName || null,
  registrationNumber: pet.registrationNumber || null,
  chipNumber: readChip(pet.chipNumber ?? '') || null,
})

const coatOfNoBreed: Record<number, Omit<Coat, 'seed'>> = {
  1: { pattern: 'bicolour', colours: ['#8a623c', '#f6efe4'] },
  2: { pattern: 'tabby', colours: ['#b9b6b3', '#4a3830'] },
}

/** The drawn picture of an animal: its breed's coat, cropped in its own way. Throws 428 on `field` where the species has no such breed. */
export async function coatFor(
  db: Db,
  { speciesId, breedId }: { speciesId: number; breedId: number | null },
  { field, message }: { field: string; message: Message },
): Promise<Coat> {
  const seed = randomInt(1_000_000)
  const plain = { pattern: 'solid', colours: ['#8a623c'], ...coatOfNoBreed[speciesId], seed }
  if (breedId === null) return plain
  const [breed] = await db
    .select({ coat: breeds.coat })
    .from(breeds)
    .where(and(eq(breeds.id, breedId), eq(breeds.speciesId, speciesId)))
  if (!breed) throw refusal({ [field]: 'This breed is not in our list. Please choose another.' }, message)
  return { ...breed.coat, seed }
}
