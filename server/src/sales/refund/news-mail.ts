import type { Mail } from '../../platform/mail/mailer.ts'
import type { Services } from '../../platform/services.ts'
import { findRefund, toRefund } from './list.ts'
import { refundNewsCopy } from './mail-copy.ts'
import type { refundNewsQueue } from './queues.ts'
import type { DataOf } from '../../platform/jobs/queue.ts'

/**
 * The mail to a buyer that money could not be sent back, or that it is on its way after all. Null where that no longer
 * holds.
 */
export async function refundNewsMail(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { refundId, attempt, kind }: DataOf<typeof refundNewsQueue>,
): Promise<Mail | null> {
  const found = await findRefund(db, refundId)
  const { refund, order } = found
  const isStill = refund.state === (kind === 'failed' ? 'failed' : 'done') && refund.attempt === attempt
  if (!isStill) return null
  const { number, email, amount, way } = toRefund(found)
  const what = order ? `order ${number}` : `payment ${number}`
  return {
    key: `refund-news-${refundId}-${attempt}-${kind}`,
    to: email,
    ...refundNewsCopy[kind]({
      amount: amount.label,
      what,
      way,
      links: order
        ? [{ label: 'See your order', href: `${config.publicUrl}/checkout/complete?order=${order.checkoutId}` }]
        : [],
    }),
  }
}
