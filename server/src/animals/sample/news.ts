import { and, asc, desc, eq, gt, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { animals } from '../../schema/animal.ts'
import { readTogether, rowsOf } from '../../platform/db/rows-of.ts'
import type { Services } from '../../platform/services.ts'
import { samples, sampleStageTimes } from '../../schema/sample.ts'
import { catalogueOf } from '../../storefront/catalogue/catalogue.ts'

const mostNamed = 10
/** For so long results are new. */
const newForDays = 30

/** What has become of the samples of one's own animals, archived ones apart. */
export async function sampleNews(services: Pick<Services, 'db' | 'catalogue'>, userId: string) {
  const reportedAt = sampleStageTimes.at
  const read = (where: SQL | undefined, ...order: SQL[]) =>
    rowsOf(
      {
        barcode: samples.barcode,
        productId: samples.productId,
        animal: { id: animals.id, petName: animals.petName },
        stage: samples.stage,
        problem: samples.problem,
        expectedAt: samples.expectedAt,
        reportedAt,
        count: sql<number>`count(*) over ()`,
      },
      (select) =>
        select
          .from(samples)
          .innerJoin(animals, eq(animals.id, samples.animalId))
          .leftJoin(
            sampleStageTimes,
            and(eq(sampleStageTimes.barcode, samples.barcode), eq(sampleStageTimes.stage, 'reported')),
          )
          .where(and(eq(animals.userId, userId), isNull(animals.archivedAt), isNull(samples.voidedAt), where))
          .orderBy(...order, asc(samples.barcode))
          .limit(mostNamed),
    )
  const { reported, atWork } = await readTogether(services.db, {
    reported: read(
      and(
        eq(samples.stage, 'reported'),
        isNull(samples.withdrawnAt),
        gt(reportedAt, sql`now() - make_interval(days => ${newForDays})`),
      ),
      desc(reportedAt),
    ),
    atWork: read(
      and(ne(samples.stage, 'reported'), isNotNull(samples.activatedAt), isNull(samples.withdrawnAt)),
      sql`${samples.expectedAt} asc nulls last`,
    ),
  })
  const { product } = catalogueOf(services)
  const shown = ({ count: _, productId, expectedAt, reportedAt: at, ...sample }: (typeof reported)[number]) => ({
    ...sample,
    product: { id: productId, name: product(productId)?.row.name ?? '' },
    expectedAt: expectedAt?.toISOString() ?? null,
    reportedAt: at?.toISOString() ?? null,
  })
  return {
    reported: reported.map(shown),
    atWork: atWork.map(shown),
    reportedCount: reported[0]?.count ?? 0,
    atWorkCount: atWork[0]?.count ?? 0,
  }
}
