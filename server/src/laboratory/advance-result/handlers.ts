import type { AdvanceResult, advanceResultCalls } from '@shop/contract/advance-result'
import { Failure } from '@shop/contract/failure'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { readBarcode } from '@shop/contract/codes'
import { isUuid } from '../../platform/values/ids.ts'
import { samples } from '../../schema/sample.ts'
import type { Services } from '../../platform/services.ts'
import { recordByPerson } from '../../people/admin/audit.ts'
import { decidedBy, type Handlers } from '../../people/visitor/handler.ts'
import { isApproved, type User } from '../../people/visitor/visitor.ts'
import { readingsOf } from './readings.ts'
import { giveAdvanceResult, toAdvanceResults, withdrawAdvanceResult } from './release.ts'
import { clientOf, findReleases, type FoundAdvance, showsOutdated, advanceStateOf } from './state.ts'
import { advanceOpenings, advanceReleases } from '../../schema/advance-result.ts'
import { missing } from '../../platform/input/refusal.ts'

const closed = () =>
  new Failure(409, { message: 'This can no longer be opened. The list says why, and what to do instead.' })

/** Of each release the last opening, and whether one of them showed what holds no longer. */
async function openingsOf(db: Db, releaseIds: string[]) {
  const rows = releaseIds.length
    ? await db
        .select({
          releaseId: advanceOpenings.releaseId,
          openedAt: advanceOpenings.openedAt,
          isOutdated: sql<boolean>`${showsOutdated}`,
        })
        .from(advanceOpenings)
        .where(inArray(advanceOpenings.releaseId, releaseIds))
        .orderBy(desc(advanceOpenings.openedAt))
    : []
  return Map.groupBy(rows, ({ releaseId }) => releaseId)
}

/** Theirs alone; for all others it is missing. */
async function findOwn(db: Db, id: string, user: User): Promise<FoundAdvance> {
  if (!isUuid(id)) throw missing()
  const [found] = await findReleases(db, and(eq(advanceReleases.id, id), eq(advanceReleases.userId, user.id)))
  if (!found) throw missing()
  return found
}

export function advanceResultHandlers(services: Services): Handlers<typeof advanceResultCalls> {
  const { db } = services
  return {
    listAdvanceResults: async ({ user }) => {
      const found = await findReleases(db, eq(advanceReleases.userId, user.id))
      const openings = await openingsOf(
        db,
        found.map((one) => one.release.id),
      )
      return {
        results: found.map((one): AdvanceResult => {
          const { id, barcode, releasedAt, endsAt } = one.release
          const [last] = openings.get(id) ?? []
          return {
            id,
            barcode,
            product: one.product,
            client: clientOf(one),
            petName: one.animal.petName,
            // Whoever has lost the approval opens nothing any more.
            state: isApproved(user) ? advanceStateOf(one) : 'withdrawn',
            releasedAt: releasedAt.toISOString(),
            endsAt: endsAt.toISOString(),
            openedAt: last?.openedAt.toISOString() ?? null,
            isChanged: last?.isOutdated ?? false,
          }
        }),
      }
    },

    openAdvanceResult: async ({ params, user }) => {
      const { sample } = await findOwn(db, params.id, user)
      return db.transaction(async (tx) => {
        // A file that reports or corrects the sample is waited for.
        await tx
          .select({ barcode: samples.barcode })
          .from(samples)
          .where(eq(samples.barcode, sample.barcode))
          .for('share')
        const found = await findOwn(tx, params.id, user)
        if (!isApproved(user) || advanceStateOf(found) !== 'open') throw closed()
        const { lines, waiting } = await readingsOf(tx, found)
        const [opening] = await tx
          .insert(advanceOpenings)
          .values({ releaseId: found.release.id, resultIds: lines.map(({ id }) => id) })
          .returning()
        if (!opening) throw new Error('No opening was kept')
        return {
          id: found.release.id,
          barcode: sample.barcode,
          petName: found.animal.petName,
          client: clientOf(found),
          product: found.product,
          endsAt: found.release.endsAt.toISOString(),
          openedAt: opening.openedAt.toISOString(),
          waiting,
          isSampleData: found.sample.isSampleData,
          results: lines,
        }
      })
    },

    listAdvanceReleases: async ({ query }) => {
      const where = query.barcode ? eq(advanceReleases.barcode, readBarcode(query.barcode)) : undefined
      return { results: await toAdvanceResults(db, await findReleases(db, where, query.sort)) }
    },

    releaseAdvanceResult: ({ body, actor, created }) =>
      db.transaction(async (tx) => {
        const decision = { ...body, by: decidedBy(actor, body.by) }
        const { release: made, isNew } = await giveAdvanceResult(tx, services, decision)
        if (isNew) {
          created()
          const { barcode: subject, reason, endsAt } = made
          await recordByPerson(tx, actor, { action: 'release-advance-result', subject, reason, after: { endsAt } })
        }
        return made
      }),

    withdrawAdvanceResult: ({ body, actor }) =>
      db.transaction(async (tx) => {
        const decision = { ...body, by: decidedBy(actor, body.by) }
        const { release: withdrawn, isNew } = await withdrawAdvanceResult(tx, services, decision)
        const { barcode: subject } = withdrawn
        if (isNew)
          await recordByPerson(tx, actor, {
            action: 'withdraw-advance-result',
            subject,
            reason: body.reason,
            after: null,
          })
        return withdrawn
      }),
  }
}
