import { adminPageSize, currencies } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import type { PricedProduct } from '@shop/contract/product-price'
import { Badge, EmptyState, Illustration, Link } from '@shop/design-system'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePricedProducts } from '../../../data/product-price.ts'
import { useSettings } from '../../../data/settings.tsx'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, type DeskFilter, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { listQuery } from '../../../parts/desk/list-query.ts'
import { paths } from '../../../paths.ts'

const byPlan: DeskFilter = {
  name: 'planned',
  label: 'Plans',
  options: [{ value: 'true', label: 'With a price that is planned' }],
}
const priceIn = ({ prices }: PricedProduct, currency: string) => prices.find((price) => price.currency === currency)

/** `/desk/catalogue?search=collie&planned=true`: what each product costs, and whose price changes. */
export function Prices() {
  const [query] = useSearchParams()
  const { country } = useSettings()
  const columns = useMemo<DeskColumn<PricedProduct>[]>(
    () => [
      {
        key: 'name',
        isSortable: true,
        label: 'Product',
        isRowHeader: true,
        cell: ({ product }) => <Link href={paths.deskProduct(product.id)}>{product.name}</Link>,
        text: ({ product }) => product.name,
      },
      {
        key: 'number',
        isSortable: true,
        label: 'Number',
        cell: ({ product }) => product.id,
        text: ({ product }) => product.id,
      },
      ...currencies.map((currency): DeskColumn<PricedProduct> => ({
        key: currency,
        label: currency,
        isNumeric: true,
        cell: (row) => priceIn(row, currency)?.label ?? '–',
        text: (row) => priceIn(row, currency)?.amount ?? null,
      })),
      {
        key: 'next',
        isSortable: true,
        label: 'Changes',
        cell: ({ nextAt, planned }) =>
          nextAt && (
            <>
              <Badge tone="audience">{planned === 1 ? '1 planned' : `${planned} planned`}</Badge> from{' '}
              {formatDate(nextAt, country)}
            </>
          ),
        text: ({ nextAt }) => nextAt,
      },
    ],
    [country],
  )
  return (
    <DeskPage title="Prices" lead="What each product costs now. Open one to plan its next prices." room="catalogue">
      <DeskTable
        name="Prices"
        count={['product', 'products']}
        path={paths.deskPrices}
        read={usePricedProducts(listQuery(query, ['planned']))}
        pageSize={adminPageSize}
        sort="next"
        columns={columns}
        rowKey={({ product }) => String(product.id)}
        rowName={({ product }) => product.name}
        hrefOf={({ product }) => paths.deskProduct(product.id)}
        searchLabel="Search name or number"
        filters={[byPlan]}
        nothing={
          <EmptyState
            illustration={<Illustration name="no-results" />}
            title="Nothing is sold yet"
            text="Products are listed here once the catalogue has some."
          />
        }
      />
    </DeskPage>
  )
}
