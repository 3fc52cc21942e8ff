import type { SampleNews } from '@shop/contract/sample'
import { and, asc, desc, eq, gt, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { animals } from '../../schema/animal.ts'
import type { Db } from '../../platform/db/open.ts'
import { products } from '../../schema/product.ts'
import { samples, sampleStageTimes } from '../../schema/sample.ts'

const mostNamed = 10
/** For so long results are new. */
const newForDays = 30

/** What has become of the samples of one's own animals, archived ones apart. */
export async function sampleNews(db: Db, userId: string) {
  const reportedAt = sampleStageTimes.at
  const read = (where: SQL | undefined, ...order: SQL[]) =>
    db
      .select({
        barcode: samples.barcode,
        product: { id: products.id, name: products.name },
        animal: { id: animals.id, petName: animals.petName },
        stage: samples.stage,
        problem: samples.problem,
        expectedAt: samples.expectedAt,
        reportedAt,
        count: sql<number>`count(*) over ()::int`,
      })
      .from(samples)
      .innerJoin(animals, eq(animals.id, samples.animalId))
      .innerJoin(products, eq(products.id, samples.productId))
      .leftJoin(
        sampleStageTimes,
        and(eq(sampleStageTimes.barcode, samples.barcode), eq(sampleStageTimes.stage, 'reported')),
      )
      .where(and(eq(animals.userId, userId), isNull(animals.archivedAt), isNull(samples.voidedAt), where))
      .orderBy(...order, asc(samples.barcode))
      .limit(mostNamed)
  const reported = await read(
    and(
      eq(samples.stage, 'reported'),
      isNull(samples.withdrawnAt),
      gt(reportedAt, sql`now() - make_interval(days => ${newForDays})`),
    ),
    desc(reportedAt),
  )
  const atWork = await read(
    and(ne(samples.stage, 'reported'), isNotNull(samples.activatedAt), isNull(samples.withdrawnAt)),
    sql`${samples.expectedAt} asc nulls last`,
  )
  return {
    reported: reported.map(shown),
    atWork: atWork.map(shown),
    reportedCount: reported[0]?.count ?? 0,
    atWorkCount: atWork[0]?.count ?? 0,
  }
}

type Row = Omit<SampleNews, 'expectedAt' | 'reportedAt'> & {
  expectedAt: Date | null
  reportedAt: Date | null
  count: number
}
const shown = ({ count: _, expectedAt, reportedAt, ...sample }: Row): SampleNews => ({
  ...sample,
  expectedAt: expectedAt?.toISOString() ?? null,
  reportedAt: reportedAt?.toISOString() ?? null,
})
