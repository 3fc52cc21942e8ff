import { adminPageSize } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import type { Stock as StockRow } from '@shop/contract/stock'
import { Badge, EmptyState, Illustration, Link } from '@shop/design-system'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSettings } from '../../../data/settings.tsx'
import { useStocks } from '../../../data/stock.ts'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, type DeskFilter, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { listQuery } from '../../../parts/desk/list-query.ts'
import { paths } from '../../../paths.ts'

const byLow: DeskFilter = { name: 'low', label: 'Level', options: [{ value: 'true', label: 'Low: to be ordered' }] }

type Count = NonNullable<StockRow['count']>
const figure = (key: string, label: string, of: (count: Count) => number): DeskColumn<StockRow> => ({
  key,
  label,
  isNumeric: true,
  cell: ({ count }) => (count ? of(count) : '–'),
  text: ({ count }) => count && of(count),
})

/** `/desk/catalogue/stock?low=true`: what the shop posts, and how many there are. */
export function Stock() {
  const [query] = useSearchParams()
  const { country } = useSettings()
  const columns = useMemo<DeskColumn<StockRow>[]>(
    () => [
      {
        key: 'product',
        isSortable: true,
        label: 'Product',
        isRowHeader: true,
        cell: ({ product }) => <Link href={paths.stockOf(product.id)}>{product.name}</Link>,
        text: ({ product }) => product.name,
      },
      {
        key: 'state',
        label: 'State',
        cell: ({ count }) =>
          !count ? (
            <Badge>Not counted</Badge>
          ) : (
            <>
              {count.isLow ? <Badge tone="affected">{count.available > 0 ? 'Low' : 'Sold out'}</Badge> : 'Enough'}{' '}
              {count.allowsBackorder && <Badge>Sold all the same</Badge>}
            </>
          ),
        text: ({ count }) => (count ? (count.isLow ? 'low' : 'enough') : 'not counted'),
      },
      { ...figure('onHand', 'On hand', ({ onHand }) => onHand), isSortable: true },
      {
        key: 'reserved',
        isSortable: true,
        label: 'Orders wait for',
        isNumeric: true,
        cell: ({ reserved }) => reserved,
        text: ({ reserved }) => reserved,
      },
      { ...figure('available', 'Available', ({ available }) => available), isSortable: true },
      figure('warningLevel', 'Warning level', ({ warningLevel }) => warningLevel),
      {
        key: 'onOrder',
        label: 'Ordered',
        isNumeric: true,
        cell: ({ count }) =>
          count && count.onOrder > 0
            ? `${count.onOrder}${count.expectedOn ? `, expected ${formatDate(count.expectedOn, country)}` : ''}`
            : null,
        text: ({ count }) => count?.onOrder ?? null,
      },
    ],
    [country],
  )
  return (
    <DeskPage title="Stock" lead="What the shop posts. Open a product to receive, count or order it." room="catalogue">
      <DeskTable
        name="Stock"
        count={['product', 'products']}
        path={paths.deskStock}
        read={useStocks(listQuery(query, ['low']))}
        pageSize={adminPageSize}
        sort="product"
        columns={columns}
        rowKey={({ product }) => String(product.id)}
        rowName={({ product }) => product.name}
        hrefOf={({ product }) => paths.stockOf(product.id)}
        searchLabel="Search product"
        filters={[byLow]}
        nothing={
          <EmptyState
            illustration={<Illustration name="kit" />}
            title="Nothing is posted"
            text="Kits and supplies of the catalogue are listed here."
          />
        }
      />
    </DeskPage>
  )
}
