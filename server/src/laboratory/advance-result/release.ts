import { type advanceResultCalls, type AdvanceRelease, advanceDays } from '@shop/contract/advance-result'
import type { BodyOf } from '@shop/contract/call-parts'
import { Failure } from '@shop/contract/failure'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { animals } from '../../schema/animal.ts'
import type { Db } from '../../platform/db/open.ts'
import { lockSamples, sampleFault } from '../laboratory/lab-sample.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import { orders } from '../../schema/order.ts'
import { readBarcode } from '@shop/contract/codes'
import { dayMs } from '../../platform/values/days.ts'
import { results, stands } from '../../schema/result.ts'
import { samples } from '../../schema/sample.ts'
import type { Services } from '../../platform/services.ts'
import { users } from '../../schema/user.ts'
import { collectorName, findUser, isApproved, type User } from '../../people/visitor/visitor.ts'
import { findReleases, type FoundAdvance, advanceStateOf } from './state.ts'
import { advanceOpenings, advanceReleases } from '../../schema/advance-result.ts'
import { advanceResultNotices } from './mail-copy.ts'

const refused = (why: string) => refusal({ barcode: why })

/** Releases as the laboratory sees them. */
export async function toAdvanceResults(db: Db, found: FoundAdvance[]): Promise<AdvanceRelease[]> {
  const ids = found.map(({ release }) => release.id)
  const rows = ids.length
    ? await db
        .select({ releaseId: advanceOpenings.releaseId, openedAt: advanceOpenings.openedAt })
        .from(advanceOpenings)
        .where(inArray(advanceOpenings.releaseId, ids))
        .orderBy(asc(advanceOpenings.openedAt))
    : []
  const openingsOf = Map.groupBy(rows, ({ releaseId }) => releaseId)
  return found.map((one) => {
    const { id, barcode, releasedAt, endsAt, releasedBy, reason, withdrawnAt, withdrawnBy, withdrawnReason } =
      one.release
    return {
      id,
      barcode,
      state: advanceStateOf(one),
      releasedAt: releasedAt.toISOString(),
      endsAt: endsAt.toISOString(),
      by: releasedBy,
      reason,
      withdrawn: withdrawnAt && {
        by: withdrawnBy ?? '',
        reason: withdrawnReason ?? '',
        at: withdrawnAt.toISOString(),
      },
      openings: (openingsOf.get(id) ?? []).map(({ openedAt }) => openedAt.toISOString()),
    }
  })
}

async function only(tx: Db, id: string): Promise<AdvanceRelease> {
  const [made] = await toAdvanceResults(tx, await findReleases(tx, eq(advanceReleases.id, id)))
  if (!made) throw new Error(`No advance result ${id}`)
  return made
}

/** Who ordered a sample's tests for a client, if we still accept them as a collector. */
async function ordererOf(tx: Db, barcode: string): Promise<User | undefined> {
  const [order] = await tx
    .select({ userId: orders.userId })
    .from(samples)
    .innerJoin(orders, eq(orders.id, samples.orderId))
    .where(and(eq(samples.barcode, barcode), sql`${orders.snapshot} -> 'advance' is not null`))
  const user = order?.userId ? await findUser(tx, eq(users.id, order.userId)) : undefined
  return user && isApproved(user) ? user : undefined
}

type Sampled = { barcode: string; animalId: string }

/** Whom the results belong to: an account, or the address that a guest left; null where the orderer is the owner. */
async function tellOwner(tx: Db, services: Services, { barcode, animalId }: Sampled, orderer: User) {
  const [owner] = await tx
    .select({ userId: animals.userId, email: users.email, claimEmail: animals.claimEmail })
    .from(animals)
    .leftJoin(users, eq(users.id, animals.userId))
    .where(eq(animals.id, animalId))
  const to = owner?.email ?? owner?.claimEmail
  if (to && owner?.userId !== orderer.id)
    await sendNotice(services, advanceResultNotices['advance-released'], to, tx, collectorName(orderer), {
      name: barcode,
    })
}

/**
 * Releases what was read of a sample so far to whoever ordered it for a client, and mails them and its owner. Repeated
 * while it is open, it changes nothing. Throws 428 on `barcode` with the reason where it cannot be.
 */
export async function giveAdvanceResult(
  tx: Db,
  services: Services,
  { barcode: typed, by, reason, days = advanceDays.usual }: BodyOf<typeof advanceResultCalls.releaseAdvanceResult>,
): Promise<{ release: AdvanceRelease; isNew: boolean }> {
  const barcode = readBarcode(typed)
  // Until this ends, no file reports the sample.
  const sample = (await lockSamples(tx, [barcode])).get(barcode)
  if (!sample) throw refused('No sample has this barcode.')
  const fault = sampleFault(sample)
  if (fault) throw refused(`This sample ${fault}`)
  if (sample.wasReported) throw refused('This sample was reported: its owner has the results, and shares them.')
  const orderer = await ordererOf(tx, barcode)
  if (!orderer || !sample.animalId)
    throw refused('No approved vet or collection agent has ordered this sample’s tests for a client.')
  const isRead = and(eq(results.barcode, barcode), eq(results.basis, 'tested'), stands(results))
  if (!(await tx.$count(results, isRead))) throw refused('Nothing of it is read yet: import its results first.')
  const isOpen = and(
    eq(advanceReleases.barcode, barcode),
    eq(advanceReleases.userId, orderer.id),
    isNull(advanceReleases.withdrawnAt),
    gt(advanceReleases.endsAt, sql`now()`),
  )
  const [before] = await tx.select({ id: advanceReleases.id }).from(advanceReleases).where(isOpen)
  if (before) return { release: await only(tx, before.id), isNew: false }
  const endsAt = new Date(Date.now() + days * dayMs)
  const [made] = await tx
    .insert(advanceReleases)
    .values({ barcode, userId: orderer.id, releasedBy: by, reason, endsAt })
    .returning({ id: advanceReleases.id })
  if (!made) throw new Error('Nothing was released')
  await sendNotice(services, advanceResultNotices['advance-ready'], orderer.email, tx, undefined, { name: barcode })
  await tellOwner(tx, services, { barcode, animalId: sample.animalId }, orderer)
  return { release: await only(tx, made.id), isNew: true }
}

/** Withdraws the newest advance result of a sample; repeated, it changes nothing. 404 where there is none. */
export async function withdrawAdvanceResult(
  tx: Db,
  services: Services,
  { barcode: typed, by, reason }: BodyOf<typeof advanceResultCalls.withdrawAdvanceResult>,
): Promise<{ release: AdvanceRelease; isNew: boolean }> {
  const barcode = readBarcode(typed)
  await lockSamples(tx, [barcode])
  const [newest] = await findReleases(tx, eq(advanceReleases.barcode, barcode))
  if (!newest) throw new Failure(404, { message: 'Nothing of this sample was released early.' })
  const { id, userId, withdrawnAt } = newest.release
  if (!withdrawnAt) {
    await tx
      .update(advanceReleases)
      .set({ withdrawnAt: new Date(), withdrawnBy: by, withdrawnReason: reason })
      .where(eq(advanceReleases.id, id))
    const [orderer] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
    const about = { name: barcode }
    if (orderer) await sendNotice(services, advanceResultNotices['advance-withdrawn'], orderer.email, tx, reason, about)
  }
  return { release: await only(tx, id), isNew: !withdrawnAt }
}
