import { refundLines } from '@shop/contract/refund-lines'
import type { Mail } from '../mail/mailer.ts'
import type { Services } from '../services.ts'
import { creditNoteBill, findIssued, type Issued } from './credit-note.ts'

const said = ({ note, order: { number } }: Issued) =>
  note.isCancellation
    ? {
        subject: `Your order ${number} is cancelled`,
        first: `As you wished, we have cancelled your order ${number}. Nothing of it is sent.`,
      }
    : { subject: `Your refund for order ${number}`, first: `We give you a refund for order ${number}: ${note.reason}` }

/** Tells a buyer what goes back, and when, with the credit note. */
export async function refundMail({ db, config }: Pick<Services, 'db' | 'config'>, creditNoteId: string): Promise<Mail> {
  const issued = await findIssued(db, creditNoteId)
  const { note, order, own } = issued
  const { subject, first } = said(issued)
  const isWhole = order.status === 'refunded'
  const mail = {
    key: `refund-${note.number}`,
    to: order.email,
    subject,
    parts: [
      first,
      ...refundLines(note, order.snapshot.country),
      ...(isWhole && order.snapshot.coupons.length ? ['Vouchers that you used for it can be used again.'] : []),
      ...(own.isTestPayment ? ['This was a test payment. No money was taken, and none goes back.'] : []),
      `The credit note ${note.number} is attached.`,
      { label: 'See your order', href: `${config.publicUrl}/checkout/complete?order=${own.id}` },
    ],
  }
  const { renderBill } = await import('../pdf/bill.ts')
  const content = await renderBill(creditNoteBill(issued, config))
  return { ...mail, attachments: [{ filename: `${note.number}.pdf`, content, contentType: 'application/pdf' }] }
}
