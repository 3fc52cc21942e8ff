import type { Mail } from '../mail/mailer.ts'
import type { JobData } from '../platform/jobs.ts'
import type { Services } from '../services.ts'
import { findRefund, toRefund } from './list.ts'

const places: Record<string, string> = {
  card: 'to the card you paid with',
  paypal: 'to your PayPal account',
  transfer: 'by bank transfer',
}

/** Tells a buyer that money could not be sent back, or that it is on its way after all. Null where it is so no more. */
export async function refundNewsMail(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { refundId, attempt, kind }: JobData['refund-news'],
): Promise<Mail | null> {
  const found = await findRefund(db, refundId)
  const { refund, order } = found
  const isStill = refund.state === (kind === 'failed' ? 'failed' : 'done') && refund.attempt === attempt
  if (!isStill) return null
  const { number, email, amount, way } = toRefund(found)
  const what = order ? `order ${number}` : `payment ${number}`
  const parts =
    kind === 'failed'
      ? [
          `We wanted to send ${amount.label} back ${places[way]}, for your ${what}, and it could not be taken there. The money is still yours.`,
          'You need not do anything: we send it another way, and write to you when it is on its way. Has the card been closed, or the account? Then answer this mail, and we ask you where it may go.',
        ]
      : [`${amount.label} for your ${what} is on its way after all, ${places[way]}. It is with you in 5 to 10 days.`]
  return {
    key: `refund-news-${refundId}-${attempt}-${kind}`,
    to: email,
    subject: kind === 'failed' ? `Your refund for ${what} did not arrive` : `Your refund for ${what} is on its way`,
    parts: [
      ...parts,
      ...(order
        ? [{ label: 'See your order', href: `${config.publicUrl}/checkout/complete?order=${order.checkoutId}` }]
        : []),
    ],
  }
}
