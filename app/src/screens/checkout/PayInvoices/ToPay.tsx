import { formatDate } from '@shop/contract/dates'
import type { DueOrder } from '@shop/contract/pending-payment'
import { pointsWorth } from '@shop/contract/currencies'
import { formatMoney } from '@shop/contract/money'
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

const Line = chakra('p', {
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

const Sum = ({ name, sum, isTotal }: { name: string; sum: DueOrder['due']; isTotal?: boolean }) => (
  <Line>
    {name}
    <span className={isTotal ? 'pay-total' : undefined}>
      {isTotal && <span className="pay-code">{sum.currency}</span>}
      {sum.label}
    </span>
  </Line>
)

type ToPayProps = {
  orders: DueOrder[]
  amount: DueOrder['due']
  /** Points that go towards it. */
  points: number
}

/** What is paid together; any of several may be left for another day. */
export function ToPay({ orders, amount, points }: ToPayProps) {
  return (
    <>
      <List>
        {orders.map((order) => (
          <Row key={order.number} order={order} others={orders.filter((other) => other !== order)} />
        ))}
      </List>
      {points > 0 && (
        <Sum
          name={`${points.toLocaleString('en')} loyalty points`}
          sum={{ ...amount, label: `−${pointsOff(points, amount)}` }}
        />
      )}
      <Sum name="Total" sum={amount} isTotal />
    </>
  )
}

const pointsOff = (points: number, { currency }: DueOrder['due']) =>
  formatMoney(pointsWorth(points, currency), currency)

/** An invoice by its number and dates, any other order by its own. */
function Row({ order, others }: { order: DueOrder; others: DueOrder[] }) {
  const { country } = useSettings()
  const { number, checkoutId, placedAt, invoice, due } = order
  return (
    <li>
      <div className="pay-head">
        {invoice ? (
          <Link href={paths.invoice(invoice.id)}>{invoice.number}</Link>
        ) : (
          <Link href={paths.checkoutComplete(checkoutId)}>{number}</Link>
        )}
        {invoice?.status === 'overdue' && (
          <Badge size="sm" tone={invoiceStatuses.overdue.tone}>
            {invoiceStatuses.overdue.text}
          </Badge>
        )}
      </div>
      <span className="pay-sum">{due.label}</span>
      <span className="pay-time">
        {invoice ? invoiceTimeOf(invoice, country) : `Ordered ${formatDate(placedAt, country)}`}
      </span>
      {others.length > 0 && (
        <span className="pay-out">
          <Link
            href={paths.payInvoices(others.map((other) => other.number))}
            aria-label={`Leave out ${invoice ? `invoice ${invoice.number}` : `order ${number}`}`}
          >
            Leave out
          </Link>
        </span>
      )}
    </li>
  )
}
