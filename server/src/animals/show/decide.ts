import { Failure } from '@shop/contract/failure'
import type { DeskShow } from '@shop/contract/show'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../../people/admin/audit.ts'
import type { Db } from '../../platform/db/open.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import { isUuid } from '../../platform/values/ids.ts'
import type { Services } from '../../platform/services.ts'
import type { Actor } from '../../people/visitor/handler.ts'
import { shows } from '../../schema/show.ts'
import { findShows, type FoundShow, toDesk } from './view.ts'
import { showNotices } from './mail-copy.ts'
import { missing } from '../../platform/input/refusal.ts'

/** Until the transaction ends nobody else changes it. */
async function lock(tx: Db, id: string): Promise<FoundShow> {
  if (!isUuid(id)) throw missing()
  await tx.select({ id: shows.id }).from(shows).where(eq(shows.id, id)).for('update')
  const [found] = await findShows(tx, eq(shows.id, id))
  if (!found) throw missing()
  return found
}

async function shownTo(tx: Db, id: string): Promise<DeskShow> {
  const [show] = await toDesk(tx, await findShows(tx, eq(shows.id, id)))
  if (!show) throw missing()
  return show
}

type Outcome = { show: DeskShow; isChanged: boolean }

/**
 * Confirms or refuses a show that waits; repeated, it changes nothing. Throws 404, and 409 where it is decided
 * otherwise.
 */
export async function decideShow(
  tx: Db,
  services: Services,
  actor: Actor,
  { id, to, reason }: { id: string; to: 'confirmed' | 'refused'; reason: string },
): Promise<Outcome> {
  const { show, secretary } = await lock(tx, id)
  if (show.state === to) return { show: await shownTo(tx, id), isChanged: false }
  // What was confirmed by mistake is refused, as long as nothing has left.
  const isOpen = show.state === 'waiting' || (to === 'refused' && show.state === 'confirmed' && !show.sentAt)
  if (!isOpen)
    throw new Failure(409, { message: `This show is ${show.state}${show.sentAt ? ', and was sent to' : ''}.` })
  await tx
    .update(shows)
    .set({ state: to, reason, decidedAt: new Date(), decidedBy: actor.name })
    .where(eq(shows.id, id))
  await recordAudit(tx, actor, {
    action: to === 'confirmed' ? 'confirm-show' : 'refuse-show',
    user: secretary,
    subject: `Show ${show.name}`,
    reason,
    before: { state: show.state },
    after: { state: to },
  })
  await sendNotice(services, showNotices[`show-${to}`], secretary.email, tx, to === 'refused' ? reason : undefined)
  return { show: await shownTo(tx, id), isChanged: true }
}

/** Records what was sent for a confirmed show; a second call corrects it. Throws 404 and 409. */
export async function recordSent(
  tx: Db,
  services: Services,
  actor: Actor,
  { id, what, tracking, reason }: { id: string; what: string; tracking?: string | undefined; reason: string },
): Promise<Outcome> {
  const { show, secretary } = await lock(tx, id)
  if (show.state !== 'confirmed') throw new Failure(409, { message: `This show is ${show.state}: confirm it first.` })
  const after = { sentWhat: what, tracking: tracking || null }
  if (show.sentAt && show.sentWhat === what && show.tracking === after.tracking)
    return { show: await shownTo(tx, id), isChanged: false }
  await tx
    .update(shows)
    .set({ ...after, sentAt: show.sentAt ?? new Date() })
    .where(eq(shows.id, id))
  await recordAudit(tx, actor, {
    action: 'send-to-show',
    user: secretary,
    subject: `Show ${show.name}`,
    reason,
    before: { sentWhat: show.sentWhat, tracking: show.tracking },
    after,
  })
  await sendNotice(services, showNotices['show-sent'], secretary.email, tx, [what, tracking].filter(Boolean).join(', '))
  return { show: await shownTo(tx, id), isChanged: true }
}
