import { Failure } from '@shop/contract/failure'
import type { DeskReview } from '@shop/contract/review'
import { eq, getTableColumns, type SQL } from 'drizzle-orm'
import { recordAudit } from '../../people/admin/audit.ts'
import type { Actor } from '../../people/visitor/handler.ts'
import type { Db } from '../../platform/db/open.ts'
import { missing } from '../../platform/input/refusal.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import type { Services } from '../../platform/services.ts'
import { isUuid } from '../../platform/values/ids.ts'
import { products } from '../../schema/product.ts'
import { reviews } from '../../schema/review.ts'
import { users } from '../../schema/user.ts'
import { changeCatalogue } from '../../storefront/catalogue/change.ts'
import { reviewNotices } from './mail-copy.ts'

export const selectReviews = (db: Db, where: SQL) =>
  db
    .select({
      review: getTableColumns(reviews),
      product: { id: products.id, name: products.name },
      user: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(where)
type Found = Awaited<ReturnType<typeof selectReviews>>[number]

/** A written review as the desk reads it. */
export function toDesk({ review, product, user }: Found): DeskReview {
  const { id, state, rating, text, name, edition, writtenAt, reason, answer } = review
  if (state === 'asked' || rating === null || text === null || name === null || !writtenAt) throw missing()
  const written = { rating, text, name, edition, writtenAt: writtenAt.toISOString() }
  return { id, product, email: user.email, state, ...written, reason, answer }
}

/** Until the transaction ends nobody else changes it. Throws 404 where none is written. */
async function lock(tx: Db, id: string): Promise<Found> {
  if (!isUuid(id)) throw missing()
  await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.id, id)).for('update')
  const [found] = await selectReviews(tx, eq(reviews.id, id))
  if (!found || found.review.state === 'asked') throw missing()
  return found
}

const shownTo = async (tx: Db, id: string) => toDesk(await lock(tx, id))

type Decision = { id: string; edition: number; to: 'approved' | 'refused'; reason?: string }
type Outcome = { review: DeskReview; isChanged: boolean }

/** Publishes or refuses what was read; repeated, it changes nothing. Throws 404, and 409 where it was changed. */
export const decideReview = (
  services: Services,
  actor: Actor,
  { id, edition, to, reason }: Decision,
): Promise<Outcome> =>
  changeCatalogue(services, async (tx) => {
    const found = await lock(tx, id)
    const { review, product, user } = found
    if (review.edition !== edition)
      throw new Failure(409, { message: `It was changed since: this is edition ${review.edition}. Read that first.` })
    if (review.state === to) return { review: toDesk(found), isChanged: false }
    await tx
      .update(reviews)
      .set({ state: to, reason: reason ?? null, decidedAt: new Date(), decidedBy: actor.name })
      .where(eq(reviews.id, id))
    await recordAudit(tx, actor, {
      action: to === 'approved' ? 'approve-review' : 'refuse-review',
      user,
      subject: `Review of ${product.name}`,
      reason: reason ?? '',
      before: { state: review.state },
      after: { state: to },
    })
    await sendNotice(services, reviewNotices[`review-${to}`], user.email, tx, reason, {
      name: product.name,
      productId: product.id,
    })
    return { review: await shownTo(tx, id), isChanged: true }
  })

/** Answers a published review; without a text the answer is taken back. Throws 404, and 409 for one that nobody reads. */
export const answerReview = (
  services: Services,
  actor: Actor,
  { id, text }: { id: string; text?: string },
): Promise<Outcome> =>
  changeCatalogue(services, async (tx) => {
    const found = await lock(tx, id)
    const { review, product, user } = found
    const answer = text || null
    if (review.state !== 'approved') throw new Failure(409, { message: 'Only a published review is answered.' })
    if (review.answer === answer) return { review: toDesk(found), isChanged: false }
    await tx.update(reviews).set({ answer }).where(eq(reviews.id, id))
    await recordAudit(tx, actor, {
      action: 'answer-review',
      user,
      subject: `Review of ${product.name}`,
      reason: '',
      before: { answer: review.answer },
      after: { answer },
    })
    return { review: await shownTo(tx, id), isChanged: true }
  })
