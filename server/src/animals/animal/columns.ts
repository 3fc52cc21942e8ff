import { randomInt } from 'node:crypto'
import { animalFields, type AnimalPart, type AnimalUpdate, type Pet } from '@shop/contract/animal'
import { readChip } from '@shop/contract/codes'
import type { Message } from '@shop/contract/messages'
import { and, eq } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import type { Db } from '../../platform/db/open.ts'
import type { animals } from '../../schema/animal.ts'
import { breeds, type Coat } from '../../schema/breed.ts'

type Row = typeof animals.$inferSelect
type Birth = 'dateOfBirth' | 'dateOfBirthPrecision'
/** What a call states of an animal, as much of it as there is. */
type Stated = Omit<AnimalUpdate, 'isArchived'>
const two = (number: number) => String(number).padStart(2, '0')

/** A birthday's parts as one day: what is missing is the first of its kind, and makes it an estimate. */
function birthOf({ dobYear, dobMonth, dobDay, dobPrecision }: Stated): Pick<Row, Birth> {
  if (!dobYear) return { dateOfBirth: null, dateOfBirthPrecision: 'unknown' }
  const isWhole = Boolean(dobMonth && dobDay)
  return {
    dateOfBirth: `${dobYear}-${two(dobMonth ?? 1)}-${two(dobDay ?? 1)}`,
    dateOfBirthPrecision: isWhole && dobPrecision !== 'estimated' ? 'exact' : 'estimated',
  }
}

const weightOf = ({ weight, weightType }: Stated): Pick<Row, 'weight' | 'weightUnit' | 'weighedAt'> =>
  weight
    ? { weight, weightUnit: weightType ?? 'kg', weighedAt: new Date() }
    : { weight: null, weightUnit: null, weighedAt: null }

/** The columns of each part of what is stated. The caller checks species, breed and parents, and has their columns. */
const columnsOfPart = {
  petName: ({ petName }: Stated) => ({ petName }),
  gender: ({ gender }: Stated) => ({ gender }),
  isDesexed: ({ isDesexed }: Stated) => ({ isDesexed: isDesexed ?? null }),
  birth: birthOf,
  weight: weightOf,
  breed: ({ breed, isMixedBreed }: Stated) => ({ breedId: breed?.id ?? null, isMixedBreed: isMixedBreed ?? false }),
  chipNumber: ({ chipNumber }: Stated) => ({ chipNumber: readChip(chipNumber ?? '') || null }),
  registrationName: ({ registrationName }: Stated) => ({ registrationName: registrationName || null }),
  registrationNumber: ({ registrationNumber }: Stated) => ({ registrationNumber: registrationNumber || null }),
  ownerName: ({ ownerName }: Stated) => ({ ownerName: ownerName || null }),
} satisfies Record<Exclude<AnimalPart, 'dam' | 'sire'>, (stated: Stated) => Partial<Row>>

type Each = ReturnType<(typeof columnsOfPart)[keyof typeof columnsOfPart]>
type All<Of> = (Of extends unknown ? (one: Of) => void : never) extends (one: infer Whole) => void ? Whole : never
type Columns = All<Each>

const columnsOfParts = (stated: Stated, isMeant: (part: string) => boolean): Partial<Columns> =>
  Object.assign({}, ...Object.entries(columnsOfPart).map(([part, columns]) => (isMeant(part) ? columns(stated) : {})))

/** The columns of all that somebody states of an animal: of what they leave out, nothing is known. */
export const columnsOf = (pet: Pet) => columnsOfParts(pet, () => true) as Columns & Pick<Pet, 'petName' | 'gender'>

/** The columns of those parts alone that a correction names: no other is written. */
export function correctedColumns(update: Stated) {
  const named = Object.entries(animalFields).filter(
    ([field]) => update[field as keyof typeof animalFields] !== undefined,
  )
  const parts = new Set<string>(named.map(([, part]) => part))
  return columnsOfParts(update, (part) => parts.has(part))
}

const coatOfNoBreed: Record<number, Omit<Coat, 'seed'>> = {
  1: { pattern: 'bicolour', colours: ['#8a623c', '#f6efe4'], animal: { outline: 'labrador' } },
  2: { pattern: 'tabby', colours: ['#b9b6b3', '#4a3830'], animal: { outline: 'shorthair' } },
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
