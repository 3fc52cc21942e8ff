import { giftCardId, ourCategories, productTypes } from '@shop/contract/constants'
import { eq } from 'drizzle-orm'
import { toSpecies } from '../breed/species.ts'
import { type Catalogue, catalogueOf, type ProductRow } from '../catalogue/catalogue.ts'
import { customProfileIds } from '../../reference/catalogue/categories.ts'
import { clubMembers, clubs } from '../../schema/club.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import type { User } from '../../people/visitor/visitor.ts'

/** Never listed: what is not sold by itself, as shipping or an upgrade of a sample, and what has a page of its own. */
export const isListed = ({ id, typeId, isUpgrade }: ProductRow): boolean =>
  typeId !== productTypes.shippingMethod && !isUpgrade && !customProfileIds.includes(id) && id !== giftCardId

/** Whoever buys, with the names of the clubs that they act for; null is a guest. */
export type Buyer = (Pick<User, 'type' | 'isAgent'> & { clubs: ReadonlySet<string> }) | null

export async function buyerOf(db: Db, user: Pick<User, 'id' | 'type' | 'isAgent'> | null): Promise<Buyer> {
  if (!user) return null
  const rows = await db
    .select({ name: clubs.name })
    .from(clubMembers)
    .innerJoin(clubs, eq(clubs.id, clubMembers.clubId))
    .where(eq(clubMembers.userId, user.id))
  return { ...user, clubs: new Set(rows.map(({ name }) => name)) }
}

const noClubs: ReadonlySet<string> = new Set()

/** `buyerOf` for what is read in this catalogue: where no club sells anything, nobody is asked for theirs. */
export const readerOf = async (
  { db }: Pick<Services, 'db'>,
  { hasClubProducts }: Pick<Catalogue, 'hasClubProducts'>,
  user: Pick<User, 'id' | 'type' | 'isAgent'> | null,
): Promise<Buyer> => (user && !hasClubProducts ? { ...user, clubs: noClubs } : buyerOf(db, user))

/**
 * A practice's supplies are sold to vets alone, and the kennel membership is none of theirs; what agents collect with, to
 * listed collection agents; a club's products, to its people, and to nobody once they have ended.
 */
export function isSoldTo({ endedAt, categoryId, clubName }: ProductRow, buyer: Buyer): boolean {
  if (endedAt) return false
  if (categoryId === (buyer?.type === 'vet' ? ourCategories.membership : ourCategories.practiceSupplies)) return false
  if (categoryId === ourCategories.agentProducts && !buyer?.isAgent) return false
  return clubName === null || (buyer?.clubs.has(clubName) ?? false)
}

/** Not for everybody: `isSoldTo` decides whether somebody may buy it. */
export const isForSome = ({ categoryId, clubName }: Pick<ProductRow, 'categoryId' | 'clubName'>) =>
  categoryId === ourCategories.practiceSupplies || categoryId === ourCategories.agentProducts || clubName !== null

/** Every product that has a page for everybody; `isTest` where it reads one gene, and so has a fact sheet. */
export const listedProducts = (services: Pick<Services, 'catalogue'>) =>
  catalogueOf(services)
    .products.filter(({ row }) => isListed(row) && isSoldTo(row, null))
    .map(({ row: { id, name, speciesId, gene } }) => ({
      id,
      name,
      species: speciesId ? toSpecies(speciesId) : null,
      isTest: gene !== null,
    }))
