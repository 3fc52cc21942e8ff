import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Person, readersByAnimal } from '../../animals/animal/people.ts'
import { animals } from '../../schema/animal.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { batchesOf } from '../../platform/db/batches.ts'
import type { Db } from '../../platform/db/open.ts'
import { queueDependants } from '../../results/parentage/dependants.ts'
import { lifePlans } from '../../schema/life-plan.ts'
import { hashToken } from '../../platform/config/secrets.ts'
import { products } from '../../schema/product.ts'
import { samples, sampleTests } from '../../schema/sample.ts'
import type { Services } from '../../platform/services.ts'
import { users } from '../../schema/user.ts'
import { codesOf } from './lab-sample.ts'
import { labMail } from './mail-copy.ts'
import { labNotices, type LabNews } from '../../schema/laboratory.ts'
import { recipientsOf } from './recipients.ts'
import { labMailQueue, labNewsQueue } from './queues.ts'
import { lifePlanQueue } from '../../results/life-plan/queues.ts'
import type { DataOf } from '../../platform/jobs/queue.ts'

/** What has become of a sample, and of results the file that they came with. */
export type SampleNews = { barcode: string; news: LabNews; importId: string | null }
type Notice = typeof labNotices.$inferInsert

/** So many people of a run become jobs in one transaction. */
const pageSize = 50
/** Of these everybody hears with whom the animal is shared, and life plans change with them. */
const isResult = (news: LabNews) =>
  isRead(news) || news === 'by-parentage' || news === 'withdrawn' || news === 'identity'
/** The laboratory has read something, or decided which of two readings counts. */
const isRead = (news: LabNews) => isOf(readNews, news) || isOf(settledNews, news)
const readNews = ['reported', 'corrected', 'added', 'conflicting'] as const
const settledNews = ['settled', 'reopened', 'restored'] as const
const isOf = (some: readonly LabNews[], news: LabNews) => some.includes(news)

/** Records whom the news of a change of stages concerns, and queues their mails. */
export const tellNews = (tx: Db, shop: Pick<Services, 'jobs'>, news: SampleNews[]) =>
  recordNews(tx, shop, randomUUID(), news)

/**
 * Records whom news concerns, and queues the renewal of life plans and clearances. Each person gets all that `run` has
 * for them in one mail, which is queued here; `isLater` where the run continues.
 */
export async function recordNews(
  tx: Db,
  { jobs }: Pick<Services, 'jobs'>,
  run: string,
  news: SampleNews[],
  { isLater = false } = {},
): Promise<void> {
  if (!news.length) return
  const known = await tx
    .select({ barcode: samples.barcode, animalId: samples.animalId, userId: users.id, email: users.email })
    .from(samples)
    .leftJoin(users, eq(users.id, samples.userId))
    .where(anyOf(samples.barcode, codesOf(news)))
  const sampleOf = new Map(known.map((row) => [row.barcode, row]))
  const readers = await readersByAnimal(
    tx,
    known.flatMap(({ animalId }) => animalId ?? []),
  )
  const people = ({ barcode, news: what }: SampleNews): Pick<Person, 'to' | 'userId' | 'as'>[] => {
    const { animalId = null, userId = null, email = null } = sampleOf.get(barcode) ?? {}
    if (animalId) return (readers.get(animalId) ?? []).filter(({ as }) => isResult(what) || as !== 'share')
    // News of a kit that is not activated goes to whoever has it in their balance.
    return email ? [{ to: email, userId, as: 'owner' }] : []
  }
  const notices = news.flatMap((one) =>
    people(one).map(({ to, userId, as }): Notice => ({ run, ...one, email: to, userId, as })),
  )
  for (const batch of batchesOf(notices)) await tx.insert(labNotices).values(batch).onConflictDoNothing()
  if (notices.length && !isLater) await jobs.send(labNewsQueue, { run, after: null }, tx)

  const animalIdsOf = (isOne: (what: LabNews) => boolean) =>
    news.filter((one) => isOne(one.news)).flatMap(({ barcode }) => sampleOf.get(barcode)?.animalId ?? [])
  await renewPlansOf(tx, { jobs }, animalIdsOf(isResult))
  await queueDependants(tx, { jobs }, animalIdsOf(isRead))
}

/** Mails everybody that nothing counts of what was found in a sample. Call it when its reports are revoked. */
export async function tellWithdrawal(tx: Db, { jobs }: Pick<Services, 'jobs'>, barcode: string, animalId: string) {
  const run = randomUUID()
  const people = await recipientsOf(tx, barcode, animalId)
  for (const batch of batchesOf(people))
    await tx
      .insert(labNotices)
      .values(
        batch.map(({ to, userId, as }) => ({ run, barcode, news: 'sample-withdrawn' as const, email: to, userId, as })),
      )
  if (people.length) await jobs.send(labNewsQueue, { run, after: null }, tx)
}

/** Has the life plans renewed of animals that have news. */
async function renewPlansOf(tx: Db, { jobs }: Pick<Services, 'jobs'>, animalIds: string[]) {
  if (!animalIds.length) return
  const planned = await tx
    .selectDistinct({ animalId: lifePlans.animalId })
    .from(lifePlans)
    .where(inArray(lifePlans.animalId, animalIds))
  for (const { animalId } of planned) if (animalId) await jobs.send(lifePlanQueue, { animalId }, tx)
}

/** Queues a mail for each person whom a run concerns, page by page; `after` is the last notice of the page before. */
export async function queueNews({ db, jobs }: Services, { run, after }: DataOf<typeof labNewsQueue>) {
  const last = alias(labNotices, 'last')
  const page = await db
    .selectDistinctOn([labNotices.email], { id: labNotices.id })
    .from(labNotices)
    .where(
      and(
        eq(labNotices.run, run),
        isNull(labNotices.toldAt),
        after
          ? gt(
              labNotices.email,
              sql`coalesce(${db.select({ email: last.email }).from(last).where(eq(last.id, after))}, '')`,
            )
          : undefined,
      ),
    )
    .orderBy(labNotices.email, labNotices.id)
    .limit(pageSize)
  await db.transaction(async (tx) => {
    for (const { id } of page) await jobs.send(labMailQueue, { noticeId: id }, tx)
    if (page.length === pageSize) await jobs.send(labNewsQueue, { run, after: page.at(-1)?.id ?? null }, tx)
  })
}

/** Writes to one person of all that a run has for them. */
export async function sendLabMail({ db, config, mailer }: Services, { noticeId }: DataOf<typeof labMailQueue>) {
  const [first] = await db.select().from(labNotices).where(eq(labNotices.id, noticeId))
  if (!first || first.toldAt) return
  const { run, email } = first
  const untold = and(eq(labNotices.run, run), eq(labNotices.email, email), isNull(labNotices.toldAt))
  const rows = await db
    .select({
      barcode: labNotices.barcode,
      news: labNotices.news,
      as: labNotices.as,
      animalId: samples.animalId,
      petName: animals.petName,
      typeIds: sql<number[]>`array(select distinct ${products.typeId} from ${sampleTests}
        join ${products} on ${products.id} = ${sampleTests.productId} where ${sampleTests.barcode} = ${samples.barcode})`,
      isSampleData: samples.isSampleData,
    })
    .from(labNotices)
    .innerJoin(samples, eq(samples.barcode, labNotices.barcode))
    .leftJoin(animals, eq(animals.id, samples.animalId))
    .where(untold)
    .orderBy(asc(labNotices.barcode))
  await mailer.send({
    key: `lab-${run}-${hashToken(email).slice(0, 12)}`,
    to: email,
    ...labMail(config.publicUrl, rows),
  })
  await db
    .update(labNotices)
    .set({ toldAt: sql`now()` })
    .where(untold)
}
