import { eq } from 'drizzle-orm'
import type { DataOf } from '../../platform/jobs/queue.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { Services } from '../../platform/services.ts'
import { orders } from '../../schema/order.ts'
import { receiptMail } from '../checkout/receipt-mail.ts'
import { orderLinkCopy } from '../order/mail-copy.ts'
import { parcelMail } from '../parcel/mail.ts'
import { readCheckout } from '../payment/steps.ts'
import { addressCopy } from './mail-copy.ts'
import type { orderAddressQueue, orderMailQueue } from './queues.ts'

const findOrder = async ({ db }: Pick<Services, 'db'>, id: string) =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0]

/** That an order is delivered elsewhere; null where its address was changed once more, which has a mail of its own. */
export async function orderAddressMail(
  services: Pick<Services, 'db' | 'config'>,
  { orderId, version }: DataOf<typeof orderAddressQueue>,
): Promise<Mail | null> {
  const order = await findOrder(services, orderId)
  if (order?.version !== version) return null
  const { number, email, checkoutId } = order
  const href = `${services.config.publicUrl}/checkout/complete?order=${checkoutId}`
  return {
    key: `order-address-${number}-${version}`,
    to: email,
    ...addressCopy({ number, link: { label: 'See your order', href } }),
  }
}

/** A mail about an order as it would be sent now, with a key of its own; null where there is nothing to write any more. */
export async function repeatedMail(
  services: Services,
  { id, orderId, kind, parcelId }: DataOf<typeof orderMailQueue>,
): Promise<Mail | null> {
  const order = await findOrder(services, orderId)
  if (!order) return null
  const key = `order-mail-${id}`
  if (kind === 'link') {
    const { publicUrl } = services.config
    return { key, to: order.email, ...orderLinkCopy({ publicUrl, ...order }) }
  }
  const mail = parcelId
    ? await parcelMail(services, { parcelId, kind: 'sent' })
    : await receiptMail(services, await readCheckout(services.db, order.checkoutId))
  return mail && { ...mail, key }
}
