import { adminPageSize as pageSize } from '@shop/contract/constants'
import type { ResultsReview, resultsReviewCalls } from '@shop/contract/results-review'
import { asc, eq } from 'drizzle-orm'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import type { Services } from '../../platform/services.ts'
import { recordByPerson } from '../../people/admin/audit.ts'
import type { Db } from '../../platform/db/open.ts'
import { type Actor, decidedBy, type Handlers } from '../../people/visitor/handler.ts'
import { checkFile } from '../laboratory/import-results.ts'
import { approveReview, isOwnFile, returnReview } from './decide.ts'
import { linesIn, noFile, reviewLines } from './lines.ts'
import { type ReviewRow, submitForReview } from './submit.ts'
import { resultsReviews } from '../../schema/results-review.ts'
import { foldedColumn } from '../../platform/db/like.ts'
import { sortedBy } from '../../platform/db/sorted-by.ts'

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

const columns = {
  file: foldedColumn(resultsReviews.fileName),
  samples: resultsReviews.sampleCount,
  submitted: resultsReviews.submittedAt,
}

type Action = 'submit-results' | 'release-results' | 'return-results'

const recordOn = (actor: Actor, action: Action, reason: string) => (tx: Db, row: ReviewRow) =>
  recordByPerson(tx, actor, { action, subject: row.fileName, reason, after: { id: row.id } })

export function resultsReviewHandlers({ config, db, jobs }: Services): Handlers<typeof resultsReviewCalls> {
  return {
    submitResults: async ({ query, body: text, lookAt, actor, created }) => {
      const { fileName = 'results.csv', reason, by = '' } = query
      const file = { fileName, text, reason, by: decidedBy(actor, by), byId: actor.id }
      const { row, isRepeat } = await submitForReview(db, file, {
        isDemo: config.isDemo,
        also: recordOn(actor, 'submit-results', reason ?? 'For review'),
      })
      if (!isRepeat) created()
      return { ...toReview(row), isRepeat, lookAt }
    },

    previewResults: async ({ query: { fileName = 'results.csv', reason }, body: text, lookAt }) => {
      const file = { fileName, text, ...(reason && { reason }) }
      const { sampleCount } = await checkFile(db, file, { isDemo: config.isDemo })
      return { sampleCount, lines: await linesIn(db, file), lookAt }
    },

    getResultsReview: async ({ query: { id = '' }, actor }) => {
      const [row] = await db.select().from(resultsReviews).where(eq(resultsReviews.id, id))
      if (!row) throw noFile()
      const { fileName, text } = row
      return {
        review: toReview(row),
        lines: text === null ? [] : await linesIn(db, { fileName, text }),
        isOwn: isOwnFile(row, { by: actor.name, byId: actor.id }),
      }
    },

    listResultsReviews: async ({ query }) => {
      const page = pageIn(query.page)
      const where = query.state ? eq(resultsReviews.state, query.state) : undefined
      const rows = await db
        .select()
        .from(resultsReviews)
        .where(where)
        .orderBy(sortedBy(columns, query.sort ?? 'submitted'), asc(resultsReviews.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      return pageOf(rows.map(toReview), await db.$count(resultsReviews, where), page, pageSize)
    },

    getReviewLines: async ({ query: { id = '' } }) => ({ type: 'text/csv', content: await reviewLines(db, id) }),

    releaseResults: async ({ body: { id, by }, actor }) => {
      const reviewer = { by: decidedBy(actor, by), byId: actor.id }
      const { row, ...done } = await approveReview(
        { db, jobs },
        { id, ...reviewer },
        recordOn(actor, 'release-results', 'Reviewed'),
      )
      return { review: toReview(row), ...done }
    },

    returnResults: async ({ body, actor }) =>
      toReview(
        await returnReview(
          db,
          { ...body, by: decidedBy(actor, body.by) },
          recordOn(actor, 'return-results', body.reason),
        ),
      ),
  }
}
