import { randomUUID } from 'node:crypto'
import type { OrderLink } from '@shop/contract/order'
import { orderLinkSent } from '@shop/contract/order-link-text'
import { and, eq, sql } from 'drizzle-orm'
import type { DataOf } from '../../platform/jobs/queue.ts'
import { attemptLimit } from '../../platform/limits/attempts.ts'
import { dailyMails } from '../../platform/mail/daily-limit.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { Services } from '../../platform/services.ts'
import { orders } from '../../schema/order.ts'
import { orderLinkCopy } from './mail-copy.ts'
import { orderLinkQueue } from './queues.ts'

const hour = 60 * 60
const wait = 'You have asked for this several times. Please check your email, or try again in an hour.'

/**
 * Has an order's link mailed to the address that it was placed with, if they belong together, which a job finds out:
 * nobody learns it from the answer, nor from how long that takes. Throws 429 for too many from a caller or to an address.
 */
export async function sendOrderLink(services: Services, { number, email }: OrderLink, caller: string) {
  const { db, secrets, jobs } = services
  const limit = { points: 10, perSeconds: hour, message: wait }
  const to = email.toLowerCase()
  await attemptLimit(db, secrets, { ...limit, name: 'order-link-from' }).count(caller)
  await attemptLimit(db, secrets, { ...limit, name: 'order-link-to', points: 3 }).count(to)
  await dailyMails(services, 'found').count(to)
  await jobs.send(orderLinkQueue, { id: randomUUID(), number, email: to }, db)
  return { message: orderLinkSent }
}

/** The mail with an order's link; null where there is no such order of this address. */
export async function orderLinkMail(
  { db, config: { publicUrl } }: Pick<Services, 'db' | 'config'>,
  { id, number, email }: DataOf<typeof orderLinkQueue>,
): Promise<Mail | null> {
  const [order] = await db
    .select({ checkoutId: orders.checkoutId, userId: orders.userId })
    .from(orders)
    .where(and(eq(orders.number, number), sql`lower(${orders.email}) = ${email}`))
  if (!order) return null
  return { key: `order-link-${id}`, to: email, ...orderLinkCopy({ publicUrl, number, ...order }) }
}
