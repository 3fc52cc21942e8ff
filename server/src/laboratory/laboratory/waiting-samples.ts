import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { waitingIn } from '../../platform/db/waiting.ts'
import { isNotReplaced } from '../../animals/sample/replaced.ts'
import { products } from '../../schema/product.ts'
import { samples, sampleStageTimes } from '../../schema/sample.ts'
import { dueAt, isLate } from './due-samples.ts'

/** When a sample came to the stage that it is at. */
const sinceStage = sql`(select max(${sampleStageTimes.at}) from ${sampleStageTimes}
  where ${sampleStageTimes.barcode} = ${samples.barcode})`

/** A problem that somebody has to settle. A sample that failed has a new kit in its place, and is settled. */
export const hasOpenProblem = and(isNotNull(samples.problem), isNotReplaced)

export const samplesWithProblems = () =>
  waitingIn(sinceStage, (select) => select.from(samples).where(and(hasOpenProblem, isNull(samples.voidedAt))))

/** Samples whose results should be there. */
export const lateSamples = () =>
  waitingIn(dueAt, (select) =>
    select
      .from(samples)
      .innerJoin(products, eq(products.id, samples.productId))
      .where(and(isLate, isNull(samples.voidedAt))),
  )
