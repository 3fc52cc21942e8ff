import type { Microchip } from '@shop/contract/tool'
import { desc, eq, inArray } from 'drizzle-orm'
import { type AnimalRow, animalsOf } from '../animal/access.ts'
import type { Db } from '../db/open.ts'
import { animals } from '../animal/tables.ts'
import { breeds } from '../breed/tables.ts'
import { parentageRequests } from '../parentage/tables.ts'
import type { User } from '../visitor/visitor.ts'
import { toSpecies } from '../breed/species.ts'

type Found = Pick<Microchip, 'animal' | 'dam' | 'sire'> & {
  /** More than one animal bears the number, so nothing is said of any. */
  isShared: boolean
}

/**
 * The names of the parents that DNA qualifies: the newest comparison that names a parent decides, and the owner's
 * pedigree must not say another. A stranger reads registered names only, as they stand on papers; one who may see the
 * animal also reads the names that its owner calls them by.
 */
async function verifiedParents(db: Db, offspring: typeof animals.$inferSelect, maySee: boolean) {
  const comparisons = await db
    .select({ outcome: parentageRequests.outcome })
    .from(parentageRequests)
    .where(eq(parentageRequests.offspringId, offspring.id))
    .orderBy(desc(parentageRequests.createdAt), desc(parentageRequests.id))
  const parentOf = (side: 'dam' | 'sire') => {
    const { outcome } = comparisons.find((comparison) => comparison.outcome[side]) ?? {}
    const parent = outcome?.verdict === 'qualifies' ? outcome[side] : null
    const stated = offspring[`${side}Id`]
    return parent && (!stated || stated === parent.id) ? parent : null
  }
  const [dam, sire] = [parentOf('dam'), parentOf('sire')]
  const ids = [dam, sire].flatMap((parent) => parent?.id ?? [])
  const rows = ids.length ? await db.select().from(animals).where(inArray(animals.id, ids)) : []
  const nameOf = (parent: typeof dam) =>
    rows.find(({ id }) => id === parent?.id)?.registrationName ?? ((maySee && parent?.name) || null)
  return { dam: nameOf(dam), sire: nameOf(sire) }
}

async function describe(db: Db, { petName, speciesId, breedId }: AnimalRow) {
  const [breed] = breedId
    ? await db.select({ id: breeds.id, name: breeds.name }).from(breeds).where(eq(breeds.id, breedId))
    : []
  return { petName, species: toSpecies(speciesId), breed: breed ?? null }
}

/**
 * What is on record under a chip's number. The animal is described to those who may see it; a stranger who checks a
 * buyer's papers learns the registered names of verified parents, and nothing of the animal or of its owner.
 */
export async function findChip(db: Db, code: string, user: User | null): Promise<Found> {
  const bears = eq(animals.chipNumber, code)
  const own = user ? await animalsOf(db, user, bears) : []
  const all = await db.select().from(animals).where(bears)
  const [visible] = own
  const [only] = all
  if (own.length > 1 || (!visible && all.length > 1)) return { animal: null, dam: null, sire: null, isShared: true }
  const animal = visible ?? only
  if (!animal) return { animal: null, dam: null, sire: null, isShared: false }
  const parents = await verifiedParents(db, animal, Boolean(visible))
  return { animal: visible ? await describe(db, visible) : null, ...parents, isShared: false }
}
