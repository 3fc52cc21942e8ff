import type { Invoice, InvoicePayment } from '@shop/contract/invoice'
import { Badge, chakra, Link } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { invoiceStatuses, invoiceTimeOf } from '../../../parts/invoice/invoice-status.ts'
import { paths } from '../../../paths.ts'

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '4',
      rowGap: '1',
      paddingBlock: '4',
      borderBottom: 'hairline',
    },
    '& .pay-head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    '& .pay-time': { color: 'ink2', fontSize: 'sm' },
    '& .pay-sum': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
    '& .pay-out': { fontSize: 'sm', textAlign: 'end' },
  },
})

const Total = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4',
    paddingBlockStart: '4',
    fontWeight: 'semibold',
    '& .pay-total': { textStyle: 'price' },
    '& .pay-code': { marginInlineEnd: '2', fontFamily: 'body', fontSize: 'sm', fontWeight: 'medium', color: 'ink2' },
  },
})

type ToPayProps = { invoices: Invoice[]; amount: InvoicePayment['amounts'][number] }

/** The invoices that are paid together; any of several may be left for another day. */
export function ToPay({ invoices, amount }: ToPayProps) {
  const { country } = useSettings()
  return (
    <>
      <List>
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <div className="pay-head">
              <Link href={paths.invoice(invoice.id)}>{invoice.number}</Link>
              {invoice.status === 'overdue' && (
                <Badge size="sm" tone={invoiceStatuses.overdue.tone}>
                  {invoiceStatuses.overdue.text}
                </Badge>
              )}
            </div>
            <span className="pay-sum">{invoice.due.label}</span>
            <span className="pay-time">{invoiceTimeOf(invoice, country)}</span>
            {invoices.length > 1 && (
              <span className="pay-out">
                <Link
                  href={paths.payInvoices(invoices.filter(({ id }) => id !== invoice.id).map(({ id }) => id))}
                  aria-label={`Leave out invoice ${invoice.number}`}
                >
                  Leave out
                </Link>
              </span>
            )}
          </li>
        ))}
      </List>
      <Total>
        Total
        <span className="pay-total">
          <span className="pay-code">{amount.currency}</span>
          {amount.label}
        </span>
      </Total>
    </>
  )
}
