import { asc, eq } from 'drizzle-orm'
import type { Collect } from '../../people/visitor/own-data.ts'
import { reviews } from '../../schema/review.ts'

/** They go with the account's row. */
export const collectReviews: Collect = async (db, { id: userId }) => ({
  reviews: await db
    .select({
      productId: reviews.productId,
      state: reviews.state,
      rating: reviews.rating,
      text: reviews.text,
      name: reviews.name,
      askedAt: reviews.askedAt,
      writtenAt: reviews.writtenAt,
      reason: reviews.reason,
      answer: reviews.answer,
    })
    .from(reviews)
    .where(eq(reviews.userId, userId))
    .orderBy(asc(reviews.createdAt)),
})
