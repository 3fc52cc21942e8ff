import { adminPageSize } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import type { MyReview, Review, reviewCalls } from '@shop/contract/review'
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Handlers } from '../../people/visitor/handler.ts'
import { shortName, type User } from '../../people/visitor/visitor.ts'
import type { Db } from '../../platform/db/open.ts'
import { readTogether, rowsOf } from '../../platform/db/rows-of.ts'
import { missing } from '../../platform/input/refusal.ts'
import { attemptLimit } from '../../platform/limits/attempts.ts'
import type { Services } from '../../platform/services.ts'
import { isNumberId } from '../../platform/values/ids.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import { reviews } from '../../schema/review.ts'
import { catalogueOf } from '../../storefront/catalogue/catalogue.ts'
import { answerReview, decideReview, selectReviews, toDesk } from './desk.ts'
import { hasResultsOf } from './results.ts'
import { foldedColumn } from '../../platform/db/like.ts'
import { sortedBy } from '../../platform/db/sorted-by.ts'
import { products } from '../../schema/product.ts'

const pageSize = 5

/** Null, which is last, of those that do not wait. */
const waitingSince = sql`case when ${reviews.state} = 'waiting' then ${reviews.writtenAt} end`

const deskColumns = { product: foldedColumn(products.name), rating: reviews.rating, writtenAt: reviews.writtenAt }

/** The product of an address, of which this user has results. Throws 404. */
async function findReviewable(services: Services, idText: string, user: User) {
  const product = isNumberId(idText) ? catalogueOf(services).product(Number(idText)) : undefined
  if (!product || !(await hasResultsOf(services.db, user.id, product.row.id))) throw missing()
  return { id: product.row.id, name: product.row.name }
}

async function myReview(db: Db, user: User, product: MyReview['product']): Promise<MyReview> {
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, product.id), eq(reviews.userId, user.id), ne(reviews.state, 'asked')))
  const { rating, text, name, state, reason = null, answer = null, writtenAt } = row ?? {}
  return {
    product,
    name: shortName(user),
    review:
      rating && text && name && writtenAt && state && state !== 'asked'
        ? { rating, text, name, state, reason, answer, writtenAt: writtenAt.toISOString() }
        : null,
  }
}

export function reviewHandlers(services: Services): Handlers<typeof reviewCalls> {
  const { db, secrets } = services
  const written = attemptLimit(db, secrets, {
    name: 'review',
    points: 30,
    perSeconds: 24 * 3600,
    message: 'Those were many changes for one day. Please go on tomorrow.',
  })
  return {
    listReviews: async ({ params, query }) => {
      const page = pageIn(query.page)
      const count = (isNumberId(params.id) && catalogueOf(services).product(Number(params.id))?.rating?.count) || 0
      // Of a product without any, which most are, nothing is asked.
      if (!count) return pageOf<Review>([], 0, page, pageSize)
      const { rows } = await readTogether(db, {
        rows: rowsOf(
          {
            id: reviews.id,
            rating: reviews.rating,
            text: reviews.text,
            name: reviews.name,
            writtenAt: reviews.writtenAt,
            answer: reviews.answer,
          },
          (select) =>
            select
              .from(reviews)
              .where(and(eq(reviews.productId, Number(params.id)), eq(reviews.state, 'approved')))
              .orderBy(desc(reviews.writtenAt), reviews.id)
              .limit(pageSize)
              .offset((page - 1) * pageSize),
        ),
      })
      const shown = rows.flatMap(({ rating, text, name, writtenAt, ...rest }) =>
        rating && text && name && writtenAt
          ? [{ ...rest, rating, text, name, writtenAt: writtenAt.toISOString() }]
          : [],
      )
      return pageOf(shown, count, page, pageSize)
    },

    getMyReview: async ({ params, user }) => myReview(db, user, await findReviewable(services, params.id, user)),

    saveMyReview: async ({ params, body: { rating, text, name }, user }) => {
      const product = await findReviewable(services, params.id, user)
      await written.count(user.id)
      const values = { state: 'waiting' as const, rating, text, name, writtenAt: new Date(), reason: null }
      const isSame = sql`(${reviews.rating}, ${reviews.text}, ${reviews.name}) is not distinct from (${rating}, ${text}, ${name})
        and ${reviews.state} = 'waiting'`
      const [saved] = await db
        .insert(reviews)
        .values({ ...values, productId: product.id, userId: user.id, edition: 1 })
        .onConflictDoUpdate({
          target: [reviews.productId, reviews.userId],
          // Sent twice, it is the same edition.
          set: {
            ...values,
            edition: sql`case when ${isSame} then ${reviews.edition} else ${reviews.edition} + 1 end`,
            writtenAt: sql`case when ${isSame} then ${reviews.writtenAt} else ${values.writtenAt.toISOString()}::timestamptz end`,
          },
          setWhere: ne(reviews.state, 'approved'),
        })
        .returning({ id: reviews.id })
      if (!saved)
        throw new Failure(409, {
          message: 'Your review is published, and can no longer be changed here. Write to us, and we change it.',
        })
      return myReview(db, user, product)
    },

    listDeskReviews: async ({ query: { page: typed, ...query } }) => {
      const page = pageIn(typed)
      const where = query.state ? eq(reviews.state, query.state) : ne(reviews.state, 'asked')
      const rows = await selectReviews(db, where)
        .orderBy(
          ...(query.sort ? [sortedBy(deskColumns, query.sort)] : [asc(waitingSince), desc(reviews.writtenAt)]),
          asc(reviews.id),
        )
        .limit(adminPageSize)
        .offset((page - 1) * adminPageSize)
      return pageOf(rows.map(toDesk), await db.$count(reviews, where), page, adminPageSize)
    },

    approveReview: ({ params, body, actor }) =>
      decideReview(services, actor, { id: params.id, ...body, to: 'approved' }),
    refuseReview: ({ params, body, actor }) => decideReview(services, actor, { id: params.id, ...body, to: 'refused' }),
    answerReview: ({ params, body, actor }) => answerReview(services, actor, { id: params.id, ...body }),
  }
}
