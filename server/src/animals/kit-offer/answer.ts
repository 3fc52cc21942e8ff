import { Failure } from '@shop/contract/failure'
import type { WantedKits } from '@shop/contract/kit-offer'
import { messages } from '@shop/contract/messages'
import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import type { Services } from '../../platform/services.ts'
import { users } from '../../schema/user.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { describe, heldBarcodes, lockKitsOf, moveKits, releaseKits } from './kits.ts'
import { kitOffers } from '../../schema/kit-offer.ts'
import { isOfferFrom, isOfferOpen, isOfferTo, type OfferRow } from './view.ts'
import { kitOfferNotices } from './mail-copy.ts'
import { erased } from '../../platform/values/erased.ts'
import { missing } from '../../platform/input/refusal.ts'

const closed = () =>
  new Failure(409, { message: 'This offer is no longer open. It was answered or taken back, or its 14 days are over.' })

/**
 * Closes an open offer, its kits locked first; null where it was closed in the same way before. Of two answers at once
 * one finds it open. Throws 404 and 409.
 */
export async function close(
  tx: Db,
  id: string,
  whose: SQL | undefined,
  state: OfferRow['state'],
): Promise<OfferRow | null> {
  const isWanted = and(eq(kitOffers.id, id), whose)
  const [found] = await tx.select({ state: kitOffers.state }).from(kitOffers).where(isWanted)
  if (!found) throw missing()
  await lockKitsOf(tx, id)
  const [row] = await tx
    .update(kitOffers)
    .set({ state, closedAt: new Date() })
    .where(and(isWanted, isOfferOpen))
    .returning()
  if (row) return row
  const [now] = await tx.select({ state: kitOffers.state }).from(kitOffers).where(isWanted)
  if (now?.state !== state) throw closed()
  return null
}

const emailOf = async (tx: Db, userId: string) =>
  (await tx.select({ email: users.email }).from(users).where(eq(users.id, userId)))[0]?.email

async function tellGiver(
  tx: Db,
  services: Services,
  { fromUserId }: OfferRow,
  kind: 'kits-accepted' | 'kits-accepted-in-part' | 'kits-declined',
) {
  const email = await emailOf(tx, fromUserId)
  if (email) await sendNotice(services, kitOfferNotices[kind], email, tx)
}

/**
 * Locks the accounts of an offer's giver and of these users, before its kits, as the deletion of an account does: a row
 * that changes twice in a transaction locks again what it refers to. Returns the ids of those that are there.
 */
export async function lockSides(tx: Db, offerId: string, ...userIds: string[]): Promise<string[]> {
  const givers = tx.select({ id: kitOffers.fromUserId }).from(kitOffers).where(eq(kitOffers.id, offerId))
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(or(inArray(users.id, userIds), inArray(users.id, givers)))
    .orderBy(asc(users.id))
    .for('key share')
  return rows.map(({ id }) => id)
}

/** Locks whoever answers, and the giver. Throws 401 where the account is gone. */
async function lockToAnswer(tx: Db, offerId: string, { id }: User) {
  if (!(await lockSides(tx, offerId, id)).includes(id))
    throw new Failure(401, { message: messages.failedToFetchUserDetails })
}

/**
 * The kits are in the balance of whoever accepts: all, or as many of each kind as they want, and the others are their
 * giver's again. Kits that were refunded meanwhile are not; without any left there is no offer. Throws 409.
 */
export async function accept(tx: Db, services: Services, id: string, user: User, wanted?: WantedKits) {
  await lockToAnswer(tx, id, user)
  const offer = await close(tx, id, isOfferTo(user), 'accepted')
  if (!offer) return
  const held = await heldBarcodes(tx, id)
  if (!held.length) throw closed()
  const chosen = wanted ? chooseKits(held, wanted) : held.map(({ barcode }) => barcode)
  await moveKits(tx, chosen, user.id)
  await releaseKits(tx, id)
  await tx
    .update(kitOffers)
    .set({ toUserId: user.id, kits: await describe(tx, chosen) })
    .where(eq(kitOffers.id, id))
  await tellGiver(tx, services, offer, chosen.length < held.length ? 'kits-accepted-in-part' : 'kits-accepted')
  await sendNotice(services, kitOfferNotices['kits-received'], user.email, tx)
}

/** The barcodes of as many kits of each kind as are wanted. Throws 409 where there are fewer. */
function chooseKits(held: { barcode: string; productId: number }[], wanted: WantedKits): string[] {
  const chosen = wanted.flatMap(({ productId, quantity }) =>
    held.filter((kit) => kit.productId === productId).slice(0, quantity),
  )
  // A kind that is named twice is none of two.
  const barcodes = [...new Set(chosen.map(({ barcode }) => barcode))]
  if (barcodes.length < wanted.reduce((sum, { quantity }) => sum + quantity, 0))
    throw new Failure(409, { message: 'Fewer of these kits are on offer by now. Please look at the offer again.' })
  return barcodes
}

export async function decline(tx: Db, services: Services, id: string, user: User) {
  await lockToAnswer(tx, id, user)
  const offer = await close(tx, id, isOfferTo(user), 'declined')
  if (!offer) return
  await releaseKits(tx, id)
  await tellGiver(tx, services, offer, 'kits-declined')
}

export async function cancelOffer(tx: Db, id: string, user: User) {
  await lockToAnswer(tx, id, user)
  if (await close(tx, id, isOfferFrom(user), 'cancelled')) await releaseKits(tx, id)
}

/** Closes open offers and gives their kits back, each as `close` does. */
async function closeAll(
  tx: Db,
  where: SQL | undefined,
  change: Pick<OfferRow, 'state'> & Partial<Pick<OfferRow, 'toEmail'>>,
) {
  const open = and(eq(kitOffers.state, 'pending'), where)
  const ids = (await tx.select({ id: kitOffers.id }).from(kitOffers).where(open)).map(({ id }) => id)
  await lockKitsOf(tx, ...ids)
  const gone = await tx
    .update(kitOffers)
    .set({ ...change, closedAt: new Date() })
    .where(and(inArray(kitOffers.id, ids), eq(kitOffers.state, 'pending')))
    .returning({ id: kitOffers.id })
  for (const { id } of gone) await releaseKits(tx, id)
}

/** What was offered to an account's old address is offered to its new one; nobody is offered their own. */
export async function moveKitOffers(tx: Db, from: string, { id, email }: Pick<User, 'id' | 'email'>) {
  await tx.update(kitOffers).set({ toEmail: email }).where(eq(kitOffers.toEmail, from))
  await closeAll(tx, and(eq(kitOffers.fromUserId, id), eq(kitOffers.toEmail, email)), { state: 'cancelled' })
}

/** Of an account that is deleted: what it was offered goes back, what it offered is offered no more, and its address goes. */
export async function eraseKitOffers(tx: Db, { id, email }: Pick<User, 'id' | 'email'>) {
  // In one change: a second one of the same row would lock its giver, who may be leaving too.
  await closeAll(tx, eq(kitOffers.toEmail, email), { state: 'declined', toEmail: erased })
  await closeAll(tx, eq(kitOffers.fromUserId, id), { state: 'cancelled' })
  await tx.update(kitOffers).set({ toEmail: erased }).where(eq(kitOffers.toEmail, email))
}
