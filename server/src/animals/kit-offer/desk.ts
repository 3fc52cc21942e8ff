import { Failure } from '@shop/contract/failure'
import type { DeskKitOffer } from '@shop/contract/kit-offer'
import { desc, eq, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { recordAudit } from '../../people/admin/audit.ts'
import type { Db } from '../../platform/db/open.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import type { Services } from '../../platform/services.ts'
import { users } from '../../schema/user.ts'
import type { Actor } from '../../people/visitor/handler.ts'
import { close, lockSides } from './answer.ts'
import { countLeft, heldKits, lockKitsOf, releaseKits, returnKits } from './kits.ts'
import { kitOffers } from '../../schema/kit-offer.ts'
import { offerStateOf } from './view.ts'
import { kitOfferNotices } from './mail-copy.ts'
import { missing } from '../../platform/input/refusal.ts'

const maxListed = 200

const givers = alias(users, 'giver')
const receivers = alias(users, 'receiver')

const findOffers = (db: Db, where: SQL | undefined) =>
  db
    .select({ offer: kitOffers, giver: givers, receiver: receivers })
    .from(kitOffers)
    .innerJoin(givers, eq(givers.id, kitOffers.fromUserId))
    .leftJoin(receivers, eq(receivers.id, kitOffers.toUserId))
    .where(where)
    .orderBy(desc(kitOffers.createdAt), desc(kitOffers.id))
    .limit(maxListed)
type Found = Awaited<ReturnType<typeof findOffers>>[number]

async function toDesk(db: Db, { offer, giver }: Found): Promise<DeskKitOffer> {
  const { id, kits, toEmail, createdAt, expiresAt } = offer
  const held = offer.state === 'pending' ? (await heldKits(db, [id])).get(id) : undefined
  return {
    id,
    kits: held ?? kits,
    from: giver.email,
    to: toEmail,
    state: offerStateOf(offer, held),
    left: await countLeft(db, offer),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

/** What an address has offered, was offered or has accepted, newest first. */
export async function listFor(db: Db, email: string): Promise<DeskKitOffer[]> {
  const where = or(eq(kitOffers.toEmail, email), eq(givers.email, email), eq(receivers.email, email))
  const offers: DeskKitOffer[] = []
  for (const found of await findOffers(db, where)) offers.push(await toDesk(db, found))
  return offers
}

async function findOffer(db: Db, id: string): Promise<Found> {
  const [found] = await findOffers(db, eq(kitOffers.id, id))
  if (!found) throw missing()
  return found
}

/**
 * Takes an open offer back; of an accepted one, the kits that were neither used nor passed on. Throws 409 where there
 * is nothing to give back.
 */
export async function undo(tx: Db, services: Services, actor: Actor, id: string, reason: string) {
  const { offer: before, giver, receiver } = await findOffer(tx, id)
  await lockSides(tx, id)
  if (before.state === 'undone') return { offer: await toDesk(tx, await findOffer(tx, id)), isChanged: false }
  if (before.state === 'accepted') {
    await lockKitsOf(tx, id)
    const back = before.toUserId ? await returnKits(tx, id, before.toUserId, before.fromUserId) : 0
    if (!back) throw nothingLeft()
    await tx.update(kitOffers).set({ state: 'undone', closedAt: new Date() }).where(eq(kitOffers.id, id))
    await record(back)
    if (receiver) await sendNotice(services, kitOfferNotices['kits-undone'], receiver.email, tx, reason)
  } else {
    if (!(await close(tx, id, undefined, 'undone'))) throw nothingLeft()
    const back = await countLeft(tx, before)
    await releaseKits(tx, id)
    await record(back)
  }
  await sendNotice(services, kitOfferNotices['kits-returned'], giver.email, tx, reason)
  return { offer: await toDesk(tx, await findOffer(tx, id)), isChanged: true }

  async function record(back: number) {
    await recordAudit(tx, actor, {
      action: 'undo-kit-offer',
      user: giver,
      subject: `Kits offered to ${before.toEmail}`,
      reason,
      before: { state: before.state, kits: before.kits },
      after: { state: 'undone', returned: back },
    })
  }
}

const nothingLeft = () =>
  new Failure(409, {
    message: 'Nothing of this offer can be given back: its kits are used, passed on, or were given back before.',
  })
