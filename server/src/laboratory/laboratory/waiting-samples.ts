import { productTypes } from '@shop/contract/constants'
import { resultWeeks } from '@shop/contract/promise'
import { sampleStages } from '@shop/contract/sample-stage'
import { and, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { waitingIn } from '../../platform/db/waiting.ts'
import { isNotReplaced } from '../../animals/sample/replaced.ts'
import { products } from '../../schema/product.ts'
import { samples, sampleStageTimes } from '../../schema/sample.ts'

const stagesInLaboratory = sampleStages.slice(sampleStages.indexOf('received'))

/** When a sample came to the stage that it is at. */
const sinceStage = sql`(select max(${sampleStageTimes.at}) from ${sampleStageTimes}
  where ${sampleStageTimes.barcode} = ${samples.barcode})`

/** Samples that somebody has to settle. One that failed has a new kit in its place, and is settled. */
export const samplesWithProblems = () =>
  waitingIn(sinceStage, (select) =>
    select.from(samples).where(and(isNotNull(samples.problem), isNotReplaced, isNull(samples.voidedAt))),
  )

/** When a sample's results were promised: by the laboratory, else by the shop from the day on which it came. */
const dueAt = sql`coalesce(${samples.expectedAt}, (
  select min(${sampleStageTimes.at}) from ${sampleStageTimes}
    where ${sampleStageTimes.barcode} = ${samples.barcode} and ${inArray(sampleStageTimes.stage, stagesInLaboratory)}
) + make_interval(weeks => case when ${products.typeId} = ${productTypes.mixBreed}
  then ${resultWeeks.mixBreed}::integer else ${resultWeeks.tests}::integer end))`

/** Samples without a problem whose results should be there. The second swab of an animal is reported with the first. */
export const lateSamples = () =>
  waitingIn(dueAt, (select) =>
    select
      .from(samples)
      .innerJoin(products, eq(products.id, samples.productId))
      .where(
        and(
          inArray(samples.stage, stagesInLaboratory),
          ne(samples.stage, 'reported'),
          isNull(samples.problem),
          isNull(samples.twinOf),
          isNull(samples.voidedAt),
          isNull(samples.withdrawnAt),
          lt(dueAt, sql`now()`),
        ),
      ),
  )
