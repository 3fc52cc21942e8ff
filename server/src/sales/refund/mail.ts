import { refundLines } from '@shop/contract/refund-lines'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { Services } from '../../platform/services.ts'
import { creditNoteBill, findIssued } from './credit-note.ts'
import { refundCopy } from './mail-copy.ts'

/** The mail to a buyer about what goes back, and when, with the credit note. */
export async function refundMail({ db, config }: Pick<Services, 'db' | 'config'>, creditNoteId: string): Promise<Mail> {
  const issued = await findIssued(db, creditNoteId)
  const { note, order, own } = issued
  const isWhole = order.status === 'refunded'
  const mail = {
    key: `refund-${note.number}`,
    to: order.email,
    ...refundCopy({
      note,
      order: order.number,
      lines: refundLines(note, order.snapshot.country),
      hasVouchers: isWhole && order.snapshot.coupons.length > 0,
      isTestPayment: own.isTestPayment,
      link: { label: 'See your order', href: `${config.publicUrl}/checkout/complete?order=${own.id}` },
    }),
  }
  const { renderBill } = await import('../../platform/pdf/bill.ts')
  const content = await renderBill(creditNoteBill(issued, config))
  return { ...mail, attachments: [{ filename: `${note.number}.pdf`, content, contentType: 'application/pdf' }] }
}
