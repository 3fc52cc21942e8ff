import type { KitOffer } from '@shop/contract/kit-offer'
import { and, desc, eq, gt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { users } from '../../schema/user.ts'
import { shortName, type User } from '../../people/visitor/visitor.ts'
import { heldKits } from './kits.ts'
import { kitOffers } from '../../schema/kit-offer.ts'

const maxListed = 200

export type OfferRow = typeof kitOffers.$inferSelect

/** For `where`: offers to this user, and from them. */
export const isOfferTo = (user: User) => and(eq(kitOffers.toEmail, user.email), ne(kitOffers.fromUserId, user.id))
export const isOfferFrom = (user: User) => eq(kitOffers.fromUserId, user.id)

/** For `where`: it waits for its answer, in the time that it has. */
export const isOfferOpen = and(eq(kitOffers.state, 'pending'), gt(kitOffers.expiresAt, sql`now()`))

/** The state as it is now: an offer whose time is over, or whose kits were refunded, waits for nobody. */
export function offerStateOf({ state, expiresAt }: OfferRow, held: KitOffer['kits'] | undefined, now = new Date()) {
  if (state !== 'pending') return state
  if (expiresAt <= now) return 'expired'
  return held ? 'pending' : 'cancelled'
}

/** Kits offered to the user and by them, newest first. */
export async function kitOffersOf(db: Db, user: User): Promise<{ results: KitOffer[] }> {
  const rows = await db
    .select({ offer: kitOffers, giver: users })
    .from(kitOffers)
    .innerJoin(users, eq(users.id, kitOffers.fromUserId))
    .where(or(isOfferTo(user), isOfferFrom(user)))
    .orderBy(desc(kitOffers.createdAt), desc(kitOffers.id))
    .limit(maxListed)
  if (!rows.length) return { results: [] }
  const held = await heldKits(
    db,
    rows.map(({ offer }) => offer.id),
  )
  return {
    results: rows.map(({ offer, giver }) => {
      const state = offerStateOf(offer, held.get(offer.id))
      return {
        id: offer.id,
        kits: (state === 'pending' && held.get(offer.id)) || offer.kits,
        direction: giver.id === user.id ? 'outgoing' : 'incoming',
        otherParty: giver.id === user.id ? offer.toEmail : shortName(giver),
        state,
        createdAt: offer.createdAt.toISOString(),
        expiresAt: offer.expiresAt.toISOString(),
      }
    }),
  }
}
