import { productTypes } from '@shop/contract/constants'
import { resultWeeks } from '@shop/contract/promise'
import { sampleStages } from '@shop/contract/sample-stage'
import { and, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { products } from '../../schema/product.ts'
import { samples, sampleStageTimes } from '../../schema/sample.ts'

const stagesInLaboratory = sampleStages.slice(sampleStages.indexOf('received'))

/** When a sample came to the laboratory. */
export const receivedAt = sql<Date | null>`(select min(${sampleStageTimes.at}) from ${sampleStageTimes}
  where ${sampleStageTimes.barcode} = ${samples.barcode}
    and ${inArray(sampleStageTimes.stage, stagesInLaboratory)})`.mapWith(samples.expectedAt)

/**
 * When a sample's results were promised: by the laboratory, else by the shop from the day on which it came. For a query
 * that joins its product.
 */
export const dueAt = sql<Date | null>`coalesce(${samples.expectedAt}, ${receivedAt} + make_interval(
  weeks => case when ${products.typeId} = ${productTypes.mixBreed}
    then ${resultWeeks.mixBreed}::integer else ${resultWeeks.tests}::integer end))`.mapWith(samples.expectedAt)

/**
 * A sample without a problem whose results should be there. The second swab of an animal is reported with the first. For
 * a query that joins its product.
 */
export const isLate = sql<boolean>`(${and(
  inArray(samples.stage, stagesInLaboratory),
  ne(samples.stage, 'reported'),
  isNull(samples.problem),
  isNull(samples.twinOf),
  isNull(samples.withdrawnAt),
  lt(dueAt, sql`now()`),
)})`
