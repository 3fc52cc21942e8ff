import type { AnimalTransfer } from '@shop/contract/animal-transfer'
import { and, desc, eq, inArray, ne, or } from 'drizzle-orm'
import { animalsOf } from '../animal/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { animals } from '../../schema/animal.ts'
import { animalTransfers, type Offered } from '../../schema/animal-transfer.ts'
import { users } from '../../schema/user.ts'
import { shortName, type User } from '../../people/visitor/visitor.ts'
import { type Catalogue, catalogueOf } from '../../storefront/catalogue/catalogue.ts'
import type { Services } from '../../platform/services.ts'
import { toSpecies } from '../../storefront/breed/species.ts'

const maxListed = 200

/** For `where`: offers to this user, and from them. */
export const isTransferTo = (user: User) =>
  and(eq(animalTransfers.toEmail, user.email), ne(animalTransfers.fromUserId, user.id))
export const isTransferFrom = (user: User) => eq(animalTransfers.fromUserId, user.id)

const shownAs = (
  { petName, speciesId, breedId, coat }: Offered,
  { breed }: Catalogue,
): Omit<AnimalTransfer['animal'], 'id'> => {
  const row = breedId === null ? undefined : breed(breedId)?.row
  return {
    petName,
    species: toSpecies(speciesId),
    breed: row ? { id: row.id, name: row.name } : null,
    coat: coat as AnimalTransfer['animal']['coat'],
  }
}

/** Animals offered to the user and by them, newest first. */
export async function transfersOf(
  db: Db,
  services: Pick<Services, 'catalogue'>,
  user: User,
): Promise<{ results: AnimalTransfer[] }> {
  const rows = await db
    .select({ transfer: animalTransfers, animal: animals, sender: users })
    .from(animalTransfers)
    .innerJoin(animals, eq(animals.id, animalTransfers.animalId))
    .innerJoin(users, eq(users.id, animalTransfers.fromUserId))
    .where(or(isTransferTo(user), isTransferFrom(user)))
    .orderBy(desc(animalTransfers.createdAt), desc(animalTransfers.id))
    .limit(maxListed)
  if (!rows.length) return { results: [] }
  const now = new Date()
  const catalogue = catalogueOf(services)
  const readable = await animalsOf(
    db,
    user,
    inArray(
      animals.id,
      rows.map(({ animal }) => animal.id),
    ),
  )
  const readableIds = new Set(readable.map(({ id }) => id))
  return {
    results: rows.map(({ transfer, animal, sender }) => ({
      id: transfer.id,
      animal: {
        id: animal.id,
        // A pending offer shows the animal as it is, an answered one as it was offered.
        ...shownAs((transfer.state === 'pending' ? null : transfer.offered) ?? animal, catalogue),
      },
      direction: sender.id === user.id ? 'outgoing' : 'incoming',
      otherParty: sender.id === user.id ? transfer.toEmail : shortName(sender),
      state: transfer.state === 'pending' && transfer.expiresAt <= now ? 'expired' : transfer.state,
      asksToRead: transfer.asksToRead,
      isReadable: readableIds.has(animal.id),
      createdAt: transfer.createdAt.toISOString(),
      expiresAt: transfer.expiresAt.toISOString(),
    })),
  }
}
