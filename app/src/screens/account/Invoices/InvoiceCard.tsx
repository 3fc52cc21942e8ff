import { formatDate } from '@shop/contract/dates'
import type { Invoice } from '@shop/contract/invoice'
import { Badge, Card, chakra, LinkButton, stretchedLink } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { invoiceStatuses, invoiceTimeOf } from '../../../parts/invoice/invoice-status.ts'
import { paths } from '../../../paths.ts'

const Row = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '9rem minmax(0, 1fr) 9rem 5rem' },
    alignItems: 'center',
    columnGap: '6',
    rowGap: '3',
    padding: { base: '4', md: '5' },
    _hover: { bg: 'colorPalette.subtle' },
    '& .invoice-number': { textStyle: 'h4' },
    '& .invoice-number a': stretchedLink,
    '& .invoice-quiet': { color: 'ink2', fontSize: 'sm' },
    '& .invoice-end': { display: 'grid', justifyItems: 'end', gap: '1.5' },
    '& .invoice-total': { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
    '& .invoice-pay': { position: 'relative', justifySelf: 'end' },
    // On a phone: number and sum above, dates and button below.
    '& .invoice-time': { gridRow: { base: '2', md: 'auto' } },
    '& .invoice-end, & .invoice-head': { gridRow: { base: '1', md: 'auto' } },
  },
})

/** One invoice of the list: its number, its dates, what it comes to, and the way to pay it. */
export function InvoiceCard({ invoice }: { invoice: Invoice }) {
  const { country } = useSettings()
  const { id, number, status, issuedAt, total, due, orderNumber } = invoice
  const { text, tone } = invoiceStatuses[status]
  return (
    <Card as="article" size="flush" aria-label={`Invoice ${number}`}>
      <Row>
        <div className="invoice-head">
          <h2 className="invoice-number">
            <a href={paths.invoice(id)}>{number}</a>
          </h2>
          <p className="invoice-quiet">{formatDate(issuedAt, country)}</p>
        </div>
        <div className="invoice-time">
          <p>{invoiceTimeOf(invoice, country)}</p>
          <p className="invoice-quiet">Order {orderNumber}</p>
        </div>
        <div className="invoice-end">
          <span className="invoice-total">{total.label}</span>
          <Badge tone={tone} size="sm">
            {text}
          </Badge>
        </div>
        {due.amount > 0 && (
          <div className="invoice-pay">
            <LinkButton
              size="sm"
              variant="outline"
              href={paths.payInvoices([orderNumber])}
              aria-label={`Pay invoice ${number}`}
            >
              Pay
            </LinkButton>
          </div>
        )}
      </Row>
    </Card>
  )
}
