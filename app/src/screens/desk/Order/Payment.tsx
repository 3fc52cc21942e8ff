import { formatDate } from '@shop/contract/dates'
import type { DeskOrder } from '@shop/contract/desk-order'
import { priceOf, toMinor } from '@shop/contract/money'
import { Badge, DescriptionList, Link } from '@shop/design-system'
import { paidBy } from '../../../content/desk-orders.ts'
import { deskOrderFile } from '../../../data/desk-order.ts'
import { useSettings } from '../../../data/settings.tsx'
import { hasBillFile } from '../../../parts/order/bill-file.ts'
import { Panel } from './Panel.tsx'

/** Who took the money, how much, and what of it can still go back. */
export function Payment({ order }: { order: DeskOrder }) {
  const { country } = useSettings()
  const { order: sold, payment, invoice, pointsUsed, coupons, giftCards } = order
  const { amount, refunded } = payment
  const isTaken = sold.status === 'paid' || sold.status === 'refunded'
  const left = priceOf(toMinor(amount.amount) - toMinor(refunded.amount), amount.currency, order.country)
  return (
    <Panel
      title="Payment"
      action={
        hasBillFile(sold) && (
          <Link href={deskOrderFile(sold.number)} target="_blank">
            The bill (PDF)
          </Link>
        )
      }
    >
      <DescriptionList
        layout="inline"
        items={[
          {
            term: 'Paid by',
            description: (
              <>
                {paidBy(payment.method)} {payment.isTest && <Badge size="sm">Test payment: no money moved</Badge>}
              </>
            ),
          },
          { term: 'Together with others', description: payment.number !== sold.number && payment.number },
          { term: 'Taken by', description: payment.reference && payment.provider },
          { term: 'Its reference there', description: payment.reference, isMono: true },
          { term: 'Begun', description: formatDate(payment.startedAt, country) },
          { term: isTaken ? 'Paid' : 'To be paid', description: amount.label },
          { term: 'Gone back', description: refunded.amount > 0 && refunded.label },
          { term: 'Left to refund', description: isTaken && left.label },
          {
            term: 'Invoice',
            description:
              invoice &&
              `${invoice.number}, ${invoice.due.amount ? `${invoice.due.label} due ${formatDate(invoice.dueAt, country)}` : 'paid'}`,
          },
          { term: 'Points spent', description: pointsUsed || null },
          { term: 'Vouchers', description: coupons.join(', ') },
          {
            term: 'Gift cards',
            description: giftCards
              .map(
                ({ ending, used, returned }) =>
                  `…${ending} paid ${used.label}${returned.amount ? `, ${returned.label} is on it again` : ''}`,
              )
              .join('; '),
          },
        ]}
      />
    </Panel>
  )
}
