import { sampleStages } from '@shop/contract/sample-stage'
import type { toolCalls } from '@shop/contract/tool'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { animalsOf } from '../animal/access.ts'
import { attemptLimit } from '../../platform/limits/attempts.ts'
import { readBarcode } from '@shop/contract/codes'
import { animals } from '../../schema/animal.ts'
import { products } from '../../schema/product.ts'
import { isUnread } from './added-tests.ts'
import { samples, sampleStageTimes, sampleUpgrades } from '../../schema/sample.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { missing } from '../../platform/input/refusal.ts'

const quarterHour = 15 * 60
const message = 'Too many barcodes that we do not know. Please wait a quarter of an hour and try again.'

/**
 * Where a sample is, for anyone with its barcode. What the laboratory wrote beside a stage, and what is wrong, is for
 * those who may see the animal, or who have the kit in their balance; that a kit is not activated is for anyone, as
 * whoever holds it is the one to activate it.
 */
export function sampleTrackerHandlers({ db, secrets }: Services): Pick<Handlers<typeof toolCalls>, 'trackSample'> {
  // Only misses count: a breeder may follow a litter, and whoever tries barcodes is slowed down.
  const misses = attemptLimit(db, secrets, { name: 'track-miss', points: 20, perSeconds: quarterHour, message })
  return {
    trackSample: async ({ params, user, address }) => {
      const [sample] = await db
        .select({
          barcode: samples.barcode,
          productName: products.name,
          stage: samples.stage,
          problem: samples.problem,
          userId: samples.userId,
          animalId: samples.animalId,
          expectedAt: samples.expectedAt,
        })
        .from(samples)
        .innerJoin(products, eq(products.id, samples.productId))
        .where(and(eq(samples.barcode, readBarcode(params.barcode)), isNull(samples.voidedAt)))
      if (!sample) {
        await misses.count(address)
        throw missing()
      }
      const { barcode, productName, stage, problem, expectedAt } = sample
      const [animal] = user && sample.animalId ? await animalsOf(db, user, eq(animals.id, sample.animalId)) : []
      const isConcerned = animal !== undefined || (user !== null && !sample.animalId && sample.userId === user.id)
      const times = await db.select().from(sampleStageTimes).where(eq(sampleStageTimes.barcode, barcode))
      const timeOf = new Map(times.map((time) => [time.stage, time]))
      const isAtWorkAgain = stage !== 'reported' && timeOf.has('reported')
      const [added] = isAtWorkAgain
        ? await db
            .select({ at: sampleUpgrades.addedAt })
            .from(sampleUpgrades)
            .where(and(eq(sampleUpgrades.barcode, barcode), isUnread, isNotNull(sampleUpgrades.addedAt)))
            .orderBy(desc(sampleUpgrades.addedAt))
            .limit(1)
        : []
      return {
        barcode,
        productName,
        animal: animal ? { id: animal.id, petName: animal.petName } : null,
        stage,
        problem: isConcerned || problem === 'not_activated' ? problem : null,
        stages: sampleStages.map((name, index) => ({
          stage: name,
          // A stage that the sample has to pass again has no time yet; that of the first report stays with the results.
          date: (index <= sampleStages.indexOf(stage) && timeOf.get(name)?.at.toISOString()) || null,
          note: (isConcerned && timeOf.get(name)?.note) || null,
        })),
        expectedAt: expectedAt?.toISOString() ?? null,
        testsAddedAt: added?.at?.toISOString() ?? null,
      }
    },
  }
}
