import type { AnimalUpdate } from '@shop/contract/animal'
import type { Message } from '@shop/contract/messages'
import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { refusal } from '../../platform/input/refusal.ts'
import { pedigreeName } from './view.ts'
import type { Db } from '../../platform/db/open.ts'
import { animals } from '../../schema/animal.ts'

type Row = typeof animals.$inferSelect
type Links = Pick<Row, 'damId' | 'damName' | 'sireId' | 'sireName'>
/** The animal whose parents are chosen; a new one has neither an id nor parents yet. */
type Offspring = { speciesId: number; before: Pick<Row, 'id' | keyof Links> | null }

const sides = [
  { idKey: 'damId', nameKey: 'damName', gender: 'female', wrongSex: 'A dam is female. Please choose another animal.' },
  { idKey: 'sireId', nameKey: 'sireName', gender: 'male', wrongSex: 'A sire is male. Please choose another animal.' },
] as const

/** True when `ancestorId` is the animal, or is somewhere in its pedigree. */
async function isOrDescendsFrom(tx: Db, id: string, ancestorId: string): Promise<boolean> {
  // `union`, not `union all`: it ends even in a pedigree that somehow has a ring.
  const { rows } = (await tx.execute(sql`
    with recursive pedigree(id) as (
      select ${id}::uuid
      union
      select parent.id from pedigree
        join ${animals} child on child.id = pedigree.id
        cross join lateral (values (child.dam_id), (child.sire_id)) parent(id)
        where parent.id is not null
    )
    select 1 from pedigree where id = ${ancestorId}::uuid`)) as { rows: unknown[] }
  return rows.length > 0
}

/**
 * The columns of dam and sire as a form names them: one of the user's own animals, or a name. What is not named stays.
 * A link that the user cannot see (its animal went to somebody else) stays for as long as its name does.
 * Throws 428 on the field for a parent of the wrong sex, species or place in the pedigree. Hold the user's row locked.
 */
export async function parentColumns(
  tx: Db,
  userId: string,
  body: Pick<AnimalUpdate, keyof Links>,
  { speciesId, before }: Offspring,
  message: Message,
): Promise<Partial<Links>> {
  const columns: Partial<Links> = {}
  for (const { idKey, nameKey, gender, wrongSex } of sides) {
    const id = body[idKey]
    const name = body[nameKey]
    const isNamed = id !== undefined || name !== undefined
    if (!isNamed || (id && id === before?.[idKey])) continue
    const refuse = (why: string) => refusal({ [idKey]: why }, message)
    if (id) {
      const [parent] = await tx
        .select()
        .from(animals)
        .where(and(eq(animals.id, id), eq(animals.userId, userId)))
      if (!parent) throw refuse('Please choose one of your own animals, or write a name.')
      if (parent.gender !== gender) throw refuse(wrongSex)
      if (parent.speciesId !== speciesId) throw refuse('A parent is of the same species. Please choose another animal.')
      if (before && (await isOrDescendsFrom(tx, parent.id, before.id)))
        throw refuse('An animal is not its own ancestor. Please choose another animal.')
      Object.assign(columns, { [idKey]: parent.id, [nameKey]: pedigreeName(parent) })
    } else if (!(before?.[idKey] && name && name === before[nameKey] && !(await isOwn(tx, before[idKey], userId)))) {
      Object.assign(columns, { [idKey]: null, [nameKey]: name || null })
    }
  }
  return columns
}

type Birth = Pick<Row, 'dateOfBirth' | 'dateOfBirthPrecision'>

/** Whether a parent's birthday is before its offspring's, as far as both are known. Of a guess only the year counts. */
function isOlder(parent: Birth, offspring: Birth): boolean {
  if (!parent.dateOfBirth || !offspring.dateOfBirth) return true
  const isGuess = [parent, offspring].some(({ dateOfBirthPrecision }) => dateOfBirthPrecision === 'estimated')
  return isGuess
    ? parent.dateOfBirth.slice(0, 4) <= offspring.dateOfBirth.slice(0, 4)
    : parent.dateOfBirth < offspring.dateOfBirth
}

export const notBornYet = (name: string) => `${name} was not born yet. Please check this day.`

/** The name of that dam or sire among the user's own which was not born before its offspring; undefined where both were. */
export async function youngParent(
  tx: Db,
  userId: string,
  offspring: Birth & { damId?: string | null; sireId?: string | null },
): Promise<string | undefined> {
  const ids = [offspring.damId, offspring.sireId].filter((id) => typeof id === 'string')
  if (!ids.length) return undefined
  const parents = await tx
    .select()
    .from(animals)
    .where(and(inArray(animals.id, ids), eq(animals.userId, userId)))
  return parents.find((parent) => !isOlder(parent, offspring))?.petName
}

/** Whether one of an animal's offspring, whoever has it, was born before it would be. */
export async function hasOlderOffspring(tx: Db, parent: Birth & Pick<Row, 'id'>): Promise<boolean> {
  const offspring = await tx.select().from(animals).where(isParent(parent.id))
  return offspring.some((one) => !isOlder(parent, one))
}

const isOwn = async (tx: Db, id: string, userId: string) =>
  (await tx.$count(animals, and(eq(animals.id, id), eq(animals.userId, userId)))) > 0

const isParent = (id: string) => or(eq(animals.damId, id), eq(animals.sireId, id))
/** How many animals name it as dam or sire. */
export const offspringCount = (tx: Db, id: string) => tx.$count(animals, isParent(id))

/** Before animals leave an account: stores a parent's name wherever an animal is linked to them or from them. */
export async function storeParentNames(tx: Db, isLeaving: (animal: typeof animals) => SQL | undefined) {
  const parent = alias(animals, 'parent') as unknown as typeof animals
  const name = sql<string>`coalesce(${parent.registrationName}, ${parent.petName})`
  for (const { idKey, nameKey } of sides)
    await tx
      .update(animals)
      .set({ [nameKey]: sql`coalesce(${animals[nameKey]}, ${name})` })
      .from(parent)
      .where(and(isNotNull(animals[idKey]), eq(parent.id, animals[idKey]), or(isLeaving(parent), isLeaving(animals))))
}
