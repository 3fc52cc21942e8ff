import { giftCardId, ourCategories, productTypes } from '@shop/contract/constants'
import { and, asc, eq, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { toSpecies } from '../breed/species.ts'
import { customProfileIds } from '../../reference/catalogue/categories.ts'
import { clubMembers, clubs } from '../../schema/club.ts'
import type { Db } from '../../platform/db/open.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { products } from '../../schema/product.ts'

/** Never listed: what is not sold by itself, as shipping or an upgrade of a sample, and what has a page of its own. */
export const isListed = and(
  ne(products.typeId, productTypes.shippingMethod),
  eq(products.isUpgrade, false),
  notInArray(products.id, [...customProfileIds, giftCardId]),
)

type Buyer = Pick<User, 'id' | 'type' | 'isAgent'>

/** For `where` on products: a club's own are sold to those who act for a club of this name. */
const isOfClubOf = (user: Buyer | null) =>
  user
    ? or(
        isNull(products.clubName),
        sql`exists (select 1 from ${clubMembers} join ${clubs} on ${clubs.id} = ${clubMembers.clubId}
          where ${clubMembers.userId} = ${user.id} and ${clubs.name} = ${products.clubName})`,
      )
    : isNull(products.clubName)

/**
 * For `where` on products: a practice's supplies are sold to vets alone, and the kennel membership is none of theirs; what
 * agents collect with, to listed collection agents; a club's products, to its people, and to nobody once they have ended.
 */
export const isSoldTo = (user: Buyer | null) =>
  and(
    isNull(products.endedAt),
    ne(products.categoryId, user?.type === 'vet' ? ourCategories.membership : ourCategories.practiceSupplies),
    user?.isAgent ? undefined : ne(products.categoryId, ourCategories.agentProducts),
    isOfClubOf(user),
  )

/** Not for everybody: `isSoldTo` decides whether somebody may buy it. */
export const isForSome = ({ categoryId, clubName }: Pick<typeof products.$inferSelect, 'categoryId' | 'clubName'>) =>
  categoryId === ourCategories.practiceSupplies || categoryId === ourCategories.agentProducts || clubName !== null

/** Every product that has a page for everybody; `isTest` where it reads one gene, and so has a fact sheet. */
export async function listedProducts(db: Db) {
  const rows = await db
    .select({ id: products.id, name: products.name, speciesId: products.speciesId, gene: products.gene })
    .from(products)
    .where(and(isListed, isSoldTo(null)))
    .orderBy(asc(products.id))
  return rows.map(({ id, name, speciesId, gene }) => ({
    id,
    name,
    species: speciesId ? toSpecies(speciesId) : null,
    isTest: gene !== null,
  }))
}
