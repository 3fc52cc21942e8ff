import { formatDate } from '@shop/contract/dates'
import { deskOrderPageSize, type DeskOrderRow, deskOrderStatuses } from '@shop/contract/desk-order'
import { Badge, chakra, EmptyState, Flag, Illustration, Wrap } from '@shop/design-system'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { deskOrderStatusCopy, paidBy, waitsText } from '../../../content/desk-orders.ts'
import { useDeskOrders } from '../../../data/desk-order.ts'
import { useSettings } from '../../../data/settings.tsx'
import { useSpelling } from '../../../data/spelling.tsx'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, type DeskFilter, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { listQuery } from '../../../parts/desk/list-query.ts'
import { paths } from '../../../paths.ts'

const waits: DeskFilter = {
  name: 'waiting',
  label: 'Waits for',
  options: [
    { value: 'packing', label: 'Packing' },
    { value: 'payment', label: 'Its payment' },
    { value: 'refund', label: 'A refund' },
    { value: 'dispute', label: 'A dispute' },
  ],
}
const days: DeskFilter[] = [
  { name: 'from', label: 'From', kind: 'day' },
  { name: 'to', label: 'To', kind: 'day' },
]

/** `/desk/orders?search=dana&status=paid&sort=-total`: every order, and the way to each. */
export function Orders() {
  const [query] = useSearchParams()
  const { country } = useSettings()
  const spell = useSpelling()
  const filters = useMemo<DeskFilter[]>(
    () => [
      {
        name: 'status',
        label: 'Status',
        options: deskOrderStatuses.map((value) => ({ value, label: spell(deskOrderStatusCopy[value]) })),
      },
      waits,
      ...days,
    ],
    [spell],
  )
  const columns = useMemo<DeskColumn<DeskOrderRow>[]>(
    () => [
      {
        key: 'number',
        isCode: true,
        label: 'Order',
        isRowHeader: true,
        isSortable: true,
        cell: ({ number }) => <chakra.span whiteSpace="nowrap">{number}</chakra.span>,
        text: ({ number }) => number,
      },
      {
        key: 'placedAt',
        label: 'Placed',
        isSortable: true,
        cell: ({ placedAt }) => formatDate(placedAt, country),
        text: ({ placedAt }) => placedAt,
      },
      { key: 'name', label: 'Name', cell: ({ name }) => name, text: ({ name }) => name },
      { key: 'email', label: 'Email', cell: ({ email }) => email, text: ({ email }) => email },
      {
        key: 'country',
        label: 'Country',
        isHidden: true,
        cell: ({ country: soldTo }) => (
          <>
            <Flag country={soldTo} size="sm" /> {soldTo}
          </>
        ),
        text: ({ country: soldTo }) => soldTo,
      },
      {
        key: 'status',
        label: 'Status',
        cell: ({ status, isTestPayment }) => (
          <Wrap gap="1">
            <Badge>{spell(deskOrderStatusCopy[status])}</Badge>
            {isTestPayment && <Badge tone="none">Test</Badge>}
          </Wrap>
        ),
        text: ({ status }) => status,
      },
      {
        key: 'total',
        label: 'Total',
        isNumeric: true,
        isSortable: true,
        cell: ({ total }) => `${total.label} ${total.currency}`,
        text: ({ total }) => `${total.amount} ${total.currency}`,
      },
      {
        key: 'items',
        label: 'Items',
        isHidden: true,
        isNumeric: true,
        cell: ({ itemCount }) => itemCount,
        text: ({ itemCount }) => itemCount,
      },
      {
        key: 'waits',
        label: 'What waits',
        cell: (row) => waitsText(row).map((text) => <div key={text}>{text}</div>),
        text: (row) => waitsText(row).join('; '),
      },
      {
        key: 'payment',
        label: 'Paid by',
        cell: ({ paymentMethod }) => paidBy(paymentMethod),
        text: ({ paymentMethod }) => paidBy(paymentMethod),
      },
    ],
    [country, spell],
  )
  return (
    <DeskPage title="Orders" lead="Find an order by its number, its buyer, or the barcode of a kit.">
      <DeskTable
        name="Orders"
        count={['order', 'orders']}
        path={paths.deskOrders}
        read={useDeskOrders(listQuery(query, ['status', 'waiting', 'from', 'to']))}
        pageSize={deskOrderPageSize}
        columns={columns}
        rowKey={({ number }) => number}
        rowName={({ number }) => `order ${number}`}
        hrefOf={({ number }) => paths.deskOrder(number)}
        sort="-placedAt"
        searchLabel="Search number, name, email or barcode"
        filters={filters}
        nothing={
          <EmptyState
            illustration={<Illustration name="no-results" />}
            title="Nobody has ordered yet"
            text="Orders are listed here as soon as they are placed."
          />
        }
      />
    </DeskPage>
  )
}
