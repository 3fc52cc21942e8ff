import { readCode } from '@shop/contract/codes'
import { adminPageSize } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import type { WaitingOrder } from '@shop/contract/parcel'
import { Badge, Box, EmptyState, Illustration } from '@shop/design-system'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { addressLabels, packingSlips, useWaitingOrders } from '../../../data/parcel.ts'
import { useSettings } from '../../../data/settings.tsx'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { listQuery } from '../../../parts/desk/list-query.ts'
import { ScanField, type Scanned } from '../../../parts/desk/ScanField.tsx'
import { paths } from '../../../paths.ts'

const contentsOf = ({ lines }: WaitingOrder) => lines.map(({ quantity, product }) => `${quantity} × ${product}`)
const placeOf = ({ address }: WaitingOrder) =>
  address ? [address.city, address.state, address.country].filter(Boolean).join(', ') : 'No address'

type DispatchProps = {
  /** Opens a PDF beside the list. */
  openFile?: (address: string) => void
}

/** `/desk/dispatch`: what waits to be packed. A slip that is scanned opens its order. */
export function Dispatch({ openFile = (address) => void open(address, '_blank') }: DispatchProps) {
  const [query] = useSearchParams()
  const { country } = useSettings()
  const navigate = useNavigate()
  const columns = useMemo<DeskColumn<WaitingOrder>[]>(
    () => [
      {
        key: 'number',
        isSortable: true,
        isCode: true,
        label: 'Order',
        isRowHeader: true,
        cell: ({ number }) => number,
        text: ({ number }) => number,
      },
      {
        key: 'delivery',
        label: 'Delivery',
        cell: ({ isExpress, isTestPayment, delivery }) => (
          <>
            {isExpress ? <Badge tone="audience">Express</Badge> : (delivery ?? 'On account')}
            {isTestPayment && <Badge>Test</Badge>}
          </>
        ),
        text: ({ delivery }) => delivery,
      },
      {
        key: 'placed',
        isSortable: true,
        label: 'Placed',
        cell: ({ placedAt }) => formatDate(placedAt, country),
        text: ({ placedAt }) => placedAt,
      },
      {
        key: 'name',
        label: 'To',
        cell: ({ address, email }) => (address ? `${address.firstName} ${address.lastName}` : email),
        text: ({ address, email }) => (address ? `${address.firstName} ${address.lastName}` : email),
      },
      { key: 'place', label: 'Place', cell: placeOf, text: placeOf },
      { key: 'email', label: 'Email', cell: ({ email }) => email, text: ({ email }) => email, isHidden: true },
      {
        key: 'contents',
        label: 'What',
        cell: (order) => contentsOf(order).map((text) => <div key={text}>{text}</div>),
        text: (order) => contentsOf(order).join('; '),
      },
    ],
    [country],
  )
  const scan = (text: string): Scanned => {
    const number = readCode(text, 'order')
    if (!number) return { outcome: 'refused', text: `“${text}” is no order’s number. It is on the packing slip.` }
    void navigate(paths.packOrder(number))
    return { outcome: 'accepted', text: `${number} is opened.` }
  }
  const numbersOf = (orders: WaitingOrder[]) => orders.map(({ number }) => number)
  return (
    <DeskPage title="Dispatch" lead="Express first, then the oldest, until you sort them." room="dispatch">
      <Box marginBlockEnd="6">
        <ScanField label="Scan a packing slip, or type an order’s number" onScan={scan} />
      </Box>
      <DeskTable
        name="To pack"
        count={['order', 'orders']}
        path={paths.deskDispatch}
        read={useWaitingOrders(listQuery(query))}
        pageSize={adminPageSize}
        columns={columns}
        rowKey={({ number }) => number}
        rowName={({ number }) => `order ${number}`}
        hrefOf={({ number }) => paths.packOrder(number)}
        searchLabel="Search number, name or email"
        actions={[
          { label: 'Packing slips', onPick: (orders) => openFile(packingSlips(numbersOf(orders))) },
          { label: 'Address labels', onPick: (orders) => openFile(addressLabels(numbersOf(orders))) },
        ]}
        nothing={
          <EmptyState
            illustration={<Illustration name="kit" />}
            title="Everything is packed"
            text="What is paid appears here by itself."
          />
        }
      />
    </DeskPage>
  )
}
