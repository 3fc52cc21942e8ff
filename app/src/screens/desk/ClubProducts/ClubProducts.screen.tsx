import type { ClubProduct } from '@shop/contract/club-product'
import { adminPageSize } from '@shop/contract/constants'
import { Badge, Button, EmptyState, Illustration, VisuallyHidden } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useClubProductActions, useClubProducts } from '../../../data/club-product.ts'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, type DeskFilter, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { listQuery } from '../../../parts/desk/list-query.ts'
import { ReasonDialog } from '../../../parts/desk/ReasonDialog.tsx'
import { useMay } from '../../../parts/desk/use-may.ts'
import { paths } from '../../../paths.ts'
import { AddClubProduct } from './AddClubProduct.tsx'

const stateCopy: Record<ClubProduct['state'], string> = { on_sale: 'On sale', ended: 'Ended' }
const byState: DeskFilter = {
  name: 'state',
  label: 'State',
  options: Object.entries(stateCopy).map(([value, label]) => ({ value, label })),
}
const pricesOf = ({ prices }: ClubProduct) => prices.map(({ label, currency }) => `${label} ${currency}`).join(', ')

/** `/desk/catalogue/club-products`: what is sold to a club's people alone. */
export function ClubProducts() {
  const [query] = useSearchParams()
  const mayEnd = useMay('endClubProduct')
  const { end } = useClubProductActions()
  const [isAdding, setAdding] = useState(false)
  const [ended, setEnded] = useState<ClubProduct | null>(null)
  const columns = useMemo<DeskColumn<ClubProduct>[]>(
    () => [
      {
        key: 'name',
        isSortable: true,
        label: 'Product',
        isRowHeader: true,
        cell: ({ name }) => name,
        text: ({ name }) => name,
      },
      {
        key: 'club',
        isSortable: true,
        label: 'Club',
        cell: ({ clubName }) => clubName,
        text: ({ clubName }) => clubName,
      },
      { key: 'of', label: 'Sends out', cell: ({ product }) => product.name, text: ({ product }) => product.name },
      { key: 'prices', label: 'Prices', cell: pricesOf, text: pricesOf },
      {
        key: 'state',
        label: 'State',
        cell: ({ state }) => <Badge tone={state === 'on_sale' ? 'audience' : 'neutral'}>{stateCopy[state]}</Badge>,
        text: ({ state }) => stateCopy[state],
      },
      {
        key: 'end',
        label: 'End',
        cell: (product) =>
          mayEnd &&
          product.state === 'on_sale' && (
            <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setEnded(product)}>
              End <VisuallyHidden>{`${product.name} of ${product.clubName}`}</VisuallyHidden>
            </Button>
          ),
        text: () => null,
      },
    ],
    [mayEnd],
  )
  return (
    <DeskPage
      title="Club products"
      lead="What is sold to a club’s people alone, at the club’s price."
      room="catalogue"
      actions={
        <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
          Sell to a club
        </Button>
      }
    >
      <DeskTable
        name="Club products"
        count={['product', 'products']}
        path={paths.deskClubProducts}
        read={useClubProducts(listQuery(query, ['state']))}
        pageSize={adminPageSize}
        sort="club"
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowName={({ name, clubName }) => `${name} of ${clubName}`}
        searchLabel="Search product or club"
        filters={[byState]}
        nothing={
          <EmptyState
            illustration={<Illustration name="no-results" />}
            title="No club has a product yet"
            text="What you sell to a club is listed here. Its people see it in their account."
          />
        }
      />
      {isAdding && <AddClubProduct onClose={() => setAdding(false)} />}
      {ended && (
        <ReasonDialog
          title={`End ${ended.name} of ${ended.clubName}`}
          description="Nobody can buy it any more, and carts that hold it say so. What was ordered is delivered. It can be sold again as a new product."
          action="Take it off sale"
          help="For example: the club’s agreement is over."
          done={`${ended.name} is off sale.`}
          onReason={(reason) => end(ended.id, reason)}
          onClose={() => setEnded(null)}
        />
      )}
    </DeskPage>
  )
}
