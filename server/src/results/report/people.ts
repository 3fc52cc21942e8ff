import { eq, inArray } from 'drizzle-orm'
import { animals } from '../../schema/animal.ts'
import type { Db } from '../../platform/db/open.ts'
import { users } from '../../schema/user.ts'
import { nameOf, shortName } from '../../people/visitor/visitor.ts'

type PrintedParent = {
  role: 'Dam' | 'Sire'
  name: string
  registrationNumber: string | null
  chipNumber: string | null
}

/**
 * Who belongs to an animal on the day its report is printed, and their country's paper size and spelling. No report
 * stores it, so that a name goes with its account.
 */
export type PrintedPeople = { owner: string | null; parents: PrintedParent[]; country: string | null }

/**
 * The owner by their whole name for themselves, else as short as everywhere. A parent's microchip is printed where both
 * animals are one person's.
 */
export async function peopleOf(db: Db, animalId: string, readerId: string): Promise<PrintedPeople> {
  const [found] = await db
    .select({ animal: animals, user: users })
    .from(animals)
    .leftJoin(users, eq(users.id, animals.userId))
    .where(eq(animals.id, animalId))
  if (!found) return { owner: null, parents: [], country: null }
  const { animal, user } = found
  const own = user && user.type !== 'vet' ? (user.id === readerId ? nameOf(user) : shortName(user)) : null
  const ids = [animal.damId, animal.sireId].filter((id) => id !== null)
  const known = ids.length ? await db.select().from(animals).where(inArray(animals.id, ids)) : []
  const parentOf = (role: PrintedParent['role'], id: string | null, name: string | null): PrintedParent[] => {
    const parent = known.find((one) => one.id === id)
    if (parent)
      return [
        {
          role,
          name: parent.registrationName ?? parent.petName,
          registrationNumber: parent.registrationNumber,
          chipNumber: parent.userId !== null && parent.userId === animal.userId ? parent.chipNumber : null,
        },
      ]
    return name ? [{ role, name, registrationNumber: null, chipNumber: null }] : []
  }
  return {
    owner: animal.ownerName ?? own,
    parents: [...parentOf('Dam', animal.damId, animal.damName), ...parentOf('Sire', animal.sireId, animal.sireName)],
    country: user?.countryCode ?? null,
  }
}
