import { adminPageSize as pageSize } from '@shop/contract/constants'
import type { ResultsReview, resultsReviewCalls } from '@shop/contract/results-review'
import { asc, eq } from 'drizzle-orm'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import type { Services } from '../../platform/services.ts'
import { decidedBy, type Handlers } from '../../people/visitor/handler.ts'
import { returnReview, approveReview } from './decide.ts'
import { reviewLines } from './lines.ts'
import { type ReviewRow, submitForReview } from './submit.ts'
import { resultsReviews } from '../../schema/results-review.ts'

const toReview = ({
  sha256: _,
  text: __,
  isSampleData: ___,
  importId: ____,
  byId: _____,
  ...row
}: ReviewRow): ResultsReview => ({
  ...row,
  submittedAt: row.submittedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
})

export function resultsReviewHandlers({ config, db, jobs }: Services): Handlers<typeof resultsReviewCalls> {
  return {
    submitResults: async ({ query, body: text, lookAt, actor, created }) => {
      const { fileName = 'results.csv', reason, by = '' } = query
      const file = { fileName, text, reason, by: decidedBy(actor, by), byId: actor.id }
      const { row, isRepeat } = await submitForReview(db, file, { isDemo: config.isDemo })
      if (!isRepeat) created()
      return { ...toReview(row), isRepeat, lookAt }
    },

    listResultsReviews: async ({ query }) => {
      const page = pageIn(query.page)
      const where = query.state ? eq(resultsReviews.state, query.state) : undefined
      const rows = await db
        .select()
        .from(resultsReviews)
        .where(where)
        .orderBy(asc(resultsReviews.submittedAt), asc(resultsReviews.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      return pageOf(rows.map(toReview), await db.$count(resultsReviews, where), page, pageSize)
    },

    getReviewLines: async ({ query: { id = '' } }) => ({ type: 'text/csv', content: await reviewLines(db, id) }),

    releaseResults: async ({ body: { id, by }, actor }) => {
      const reviewer = { by: decidedBy(actor, by), byId: actor.id }
      const { row, ...done } = await approveReview({ db, jobs }, { id, ...reviewer })
      return { review: toReview(row), ...done }
    },

    returnResults: async ({ body, actor }) =>
      toReview(await returnReview(db, { ...body, by: decidedBy(actor, body.by) })),
  }
}
