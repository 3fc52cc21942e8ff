import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { dayMs } from '../../platform/values/days.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import type { Services } from '../../platform/services.ts'
import { newsletterConsents } from '../../schema/newsletter.ts'
import { orders } from '../../schema/order.ts'
import { reviews } from '../../schema/review.ts'
import { samples, sampleStageTimes } from '../../schema/sample.ts'
import { users } from '../../schema/user.ts'
import { catalogueOf } from '../../storefront/catalogue/catalogue.ts'
import { isListed } from '../../storefront/product/listed.ts'
import { reviewNotices } from './mail-copy.ts'
import { isBoughtAndRead } from './results.ts'

/** So many days after the results; what is older than the last is never asked for. */
const askAfterDays = 7
const askUntilDays = 30
/** So long a buyer who was asked is not asked for another product. */
const quietDays = 60
const mostAtOnce = 50

/**
 * Asks those for a review, by mail and once, whose results came a week ago. Who withdrew from the newsletter gets no such
 * mail either, and nothing made up is reviewed.
 */
export async function askForReviews(services: Services, now = Date.now()) {
  const ago = (days: number) => new Date(now - days * dayMs)
  const { db } = services
  const isWithdrawn = sql`exists (select 1 from ${newsletterConsents}
    where ${newsletterConsents.email} = ${users.email} and ${newsletterConsents.withdrawnAt} is not null)`
  const isKnown = sql`exists (select 1 from ${reviews} where ${reviews.userId} = ${users.id}
    and (${reviews.productId} = ${samples.productId} or ${reviews.askedAt} > ${ago(quietDays).toISOString()}::timestamptz))`
  const due = await db
    .selectDistinctOn([users.id], { userId: users.id, email: users.email, productId: samples.productId })
    .from(sampleStageTimes)
    .innerJoin(samples, eq(samples.barcode, sampleStageTimes.barcode))
    .innerJoin(orders, eq(orders.id, samples.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        eq(sampleStageTimes.stage, 'reported'),
        lt(sampleStageTimes.at, ago(askAfterDays)),
        gt(sampleStageTimes.at, ago(askUntilDays)),
        isBoughtAndRead(),
        eq(samples.isSampleData, false),
        isNotNull(samples.animalId),
        sql`not ${isWithdrawn}`,
        sql`not ${isKnown}`,
      ),
    )
    .orderBy(users.id, sampleStageTimes.at)
    .limit(mostAtOnce)
  const { product } = catalogueOf(services)
  for (const { userId, email, productId } of due) {
    const sold = product(productId)
    if (!sold || !isListed(sold.row)) continue
    await db.transaction(async (tx) => {
      const [asked] = await tx
        .insert(reviews)
        .values({ productId, userId, state: 'asked', askedAt: new Date(now) })
        .onConflictDoNothing()
        .returning({ id: reviews.id })
      if (asked)
        await sendNotice(services, reviewNotices['review-asked'], email, tx, undefined, {
          name: sold.row.name,
          productId,
        })
    })
  }
}
