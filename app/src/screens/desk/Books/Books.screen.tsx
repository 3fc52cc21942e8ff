import { formatDate } from '@shop/contract/dates'
import type { Undeliverable } from '@shop/contract/order'
import { EmptyState, Section } from '@shop/design-system'
import { useMemo } from 'react'
import { useUndeliverable } from '../../../data/order.ts'
import { useSettings } from '../../../data/settings.tsx'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { paths } from '../../../paths.ts'
import { ExportOrders } from './ExportOrders.tsx'

type BooksProps = {
  /** Opens the address of a file. */
  openFile?: (address: string) => void
}

/** `/desk/payments/books`: the orders of a period for accounting, and what was paid and cannot be delivered. */
export function Books({ openFile = (address) => location.assign(address) }: BooksProps) {
  const { country } = useSettings()
  const found = useUndeliverable()
  const read = { ...found, data: found.data && { ...found.data, count: found.data.results.length } }
  const columns = useMemo<DeskColumn<Undeliverable>[]>(
    () => [
      {
        key: 'order',
        isCode: true,
        label: 'Order',
        isRowHeader: true,
        cell: ({ orderNumber }) => orderNumber,
        text: ({ orderNumber }) => orderNumber,
      },
      { key: 'email', label: 'Email', cell: ({ email }) => email, text: ({ email }) => email },
      {
        key: 'product',
        label: 'Product',
        cell: ({ product, animalName }) => (animalName ? `${product}, for ${animalName}` : product),
        text: ({ product }) => product,
      },
      {
        key: 'price',
        label: 'Price',
        isNumeric: true,
        cell: ({ price }) => price.label,
        text: ({ price }) => price.amount,
      },
      { key: 'reason', label: 'Why', cell: ({ reason }) => reason, text: ({ reason }) => reason },
      { key: 'paid', label: 'Paid', cell: ({ paidAt }) => formatDate(paidAt, country), text: ({ paidAt }) => paidAt },
    ],
    [country],
  )
  return (
    <DeskPage title="Books" lead="For accounting, and what is to be refunded." room="payments">
      <Section
        size="sm"
        title="Export for accounting"
        lead="A CSV file of every order and credit note of the days you name, both included (UTC): net, each tax, gift cards, the total, and how it was paid."
      >
        <ExportOrders openFile={openFile} />
      </Section>
      <Section size="sm" title="Paid, and cannot be delivered" lead="Refund each on its order’s page.">
        <DeskTable
          name="Undeliverable"
          count={['line', 'lines']}
          path={paths.deskBooks}
          read={read}
          pageSize={Infinity}
          columns={columns}
          rowKey={({ orderNumber, product, barcode }) => `${orderNumber} ${product} ${barcode}`}
          rowName={({ orderNumber, product }) => `${product} of ${orderNumber}`}
          nothing={
            <EmptyState title="Everything can be delivered" text="Nothing that was paid waits here." headingLevel={3} />
          }
        />
      </Section>
    </DeskPage>
  )
}
