import { verdictLabel } from '@shop/contract/verdict'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { animalsOf, type Reader } from '../../animals/animal/access.ts'
import { animals } from '../../schema/animal.ts'
import { geneGroupOf } from '../../reference/catalogue/gene-groups.ts'
import type { Db } from '../../platform/db/open.ts'
import { within } from '../../reference/genetics/gene-copy.ts'
import { lifePlans } from '../../schema/life-plan.ts'
import { products } from '../../schema/product.ts'
import { results } from '../../schema/result.ts'
import { samples } from '../../schema/sample.ts'
import type { Services } from '../../platform/services.ts'
import { users } from '../../schema/user.ts'
import { type Changed, changedCopy, changedCopyWithoutAccount } from './mail-copy.ts'
import { releaseMails, verdictChanges } from '../../schema/catalogue-release.ts'
import type { releaseMailQueue } from './queues.ts'
import type { DataOf } from '../../platform/jobs/queue.ts'

/** Sends somebody the mail about a release, once: the row goes with its mail. */
export async function sendReleaseMail(
  { db, config, mailer }: Services,
  { releaseMailId }: DataOf<typeof releaseMailQueue>,
) {
  const [found] = await db
    .select({ mail: releaseMails, user: { id: users.id, email: users.email } })
    .from(releaseMails)
    .leftJoin(users, eq(users.id, releaseMails.userId))
    .where(eq(releaseMails.id, releaseMailId))
  if (!found) return
  const { mail, user } = found
  const key = `release-${releaseMailId}`
  if (user) {
    const changed = await changedFor(db, mail.sha256, user)
    // Whoever gave the last of them away meanwhile gets no mail.
    if (changed.length) {
      const hasPlan = await hasLifePlan(db, changed)
      await mailer.send({ key, to: user.email, ...changedCopy(config.publicUrl, changed, hasPlan) })
    }
  } else await mailer.send({ key, to: mail.email, ...changedCopyWithoutAccount(config.publicUrl) })
  await db.delete(releaseMails).where(eq(releaseMails.id, releaseMailId))
}

/** What the release changed of the animals that this user can read, by animal. */
async function changedFor(db: Db, sha256: string, user: Reader): Promise<Changed[]> {
  const isOfRelease = eq(verdictChanges.sha256, sha256)
  const concerned = db
    .select({ id: samples.animalId })
    .from(verdictChanges)
    .innerJoin(results, eq(results.id, verdictChanges.resultId))
    .innerJoin(samples, eq(samples.barcode, results.barcode))
    .where(isOfRelease)
  const readable = await animalsOf(db, user, inArray(animals.id, concerned)).orderBy(
    asc(animals.petName),
    asc(animals.id),
  )
  const ids = readable.map(({ id }) => id)
  const rows = await db
    .select({
      animalId: samples.animalId,
      barcode: samples.barcode,
      isSampleData: samples.isSampleData,
      test: products.name,
      before: verdictChanges.before,
      after: verdictChanges.after,
      beforeReading: verdictChanges.beforeReading,
      afterReading: verdictChanges.afterReading,
      productId: results.productId,
    })
    .from(verdictChanges)
    .innerJoin(results, eq(results.id, verdictChanges.resultId))
    .innerJoin(samples, eq(samples.barcode, results.barcode))
    .innerJoin(products, eq(products.id, results.productId))
    .where(and(isOfRelease, inArray(samples.animalId, ids)))
    .orderBy(asc(samples.barcode), asc(products.name))
  const byAnimal = Map.groupBy(rows, ({ animalId }) => animalId)
  return readable.map(({ id, petName, rights }) => {
    const group = byAnimal.get(id) ?? []
    return {
      id,
      name: rights === 'owner' ? petName : `An animal that is shared with you (sample ${group[0]?.barcode})`,
      isOwn: rights === 'owner',
      isSampleData: group.some(({ isSampleData }) => isSampleData),
      // The tests of one gene have one text.
      changes: [...new Set(group.map(changeText))],
    }
  })
}

type Change = Pick<typeof verdictChanges.$inferSelect, 'before' | 'after' | 'beforeReading' | 'afterReading'>

function changeText({
  test,
  productId,
  before,
  after,
  beforeReading,
  afterReading,
}: Change & { test: string; productId: number }): string {
  if (beforeReading && afterReading)
    return `${geneGroupOf(productId)?.name ?? test}: ${within(beforeReading)} before, ${within(afterReading)} now`
  return `${test}: ${verdictLabel(before).toLowerCase()} before, ${verdictLabel(after).toLowerCase()} now`
}

const hasLifePlan = async (db: Db, changed: Changed[]) =>
  (await db.$count(
    lifePlans,
    inArray(
      lifePlans.animalId,
      changed.map(({ id }) => id),
    ),
  )) > 0
