import { asc, eq, or } from 'drizzle-orm'
import type { Collect } from '../../people/visitor/own-data.ts'
import { kitOffers } from '../../schema/kit-offer.ts'

export const collectKitOffers: Collect = async (db, { id: userId, email }) => ({
  kitOffers: await db
    .select({
      kits: kitOffers.kits,
      toEmail: kitOffers.toEmail,
      state: kitOffers.state,
      createdAt: kitOffers.createdAt,
      closedAt: kitOffers.closedAt,
    })
    .from(kitOffers)
    .where(or(eq(kitOffers.fromUserId, userId), eq(kitOffers.toEmail, email)))
    .orderBy(asc(kitOffers.createdAt)),
})
