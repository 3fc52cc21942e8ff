import { adminPageSize, currencies } from '@shop/contract/constants'
import type { ProductPrice } from '@shop/contract/product-price'
import { Badge, Breadcrumbs, Button, EmptyState, Illustration, VisuallyHidden, Wrap } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { usePriceActions, useProductPrices } from '../../../data/product-price.ts'
import { useSettings } from '../../../data/settings.tsx'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, type DeskFilter, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { listQuery } from '../../../parts/desk/list-query.ts'
import { inUtc } from '../../../parts/desk/moments.ts'
import { ReasonDialog } from '../../../parts/desk/ReasonDialog.tsx'
import { useMay } from '../../../parts/desk/use-may.ts'
import { paths } from '../../../paths.ts'
import { ChangePrice } from './ChangePrice.tsx'
import { PlanPrices } from './PlanPrices.tsx'

const stateCopy: Record<ProductPrice['state'], string> = { past: 'Over', current: 'Now', planned: 'Planned' }
const filters: DeskFilter[] = [
  {
    name: 'state',
    label: 'When',
    options: Object.entries(stateCopy).map(([value, label]) => ({ value, label })),
  },
  { name: 'currency', label: 'Currency', options: currencies.map((code) => ({ value: code, label: code })) },
]

/** What is open over the list. */
type Doing = { what: 'plan' } | { what: 'change' | 'withdraw'; price: ProductPrice } | null

/** `/desk/catalogue/prices/2002`: what a product costs, did and will, and the plans for it. */
export function ProductPrices() {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const { country } = useSettings()
  const read = useProductPrices(id, listQuery(query, ['currency', 'state']))
  const mayPlan = useMay('planProductPrices')
  const { withdraw } = usePriceActions()
  const [doing, setDoing] = useState<Doing>(null)
  const close = () => setDoing(null)
  const name = read.data?.results[0]?.product.name ?? `Product ${id}`
  const columns = useMemo<DeskColumn<ProductPrice>[]>(
    () => [
      {
        key: 'price',
        label: 'Price',
        isRowHeader: true,
        cell: ({ price }) => `${price.label} ${price.currency}`,
        text: ({ price }) => `${price.amount} ${price.currency}`,
      },
      {
        key: 'state',
        label: 'When',
        cell: ({ state }) => <Badge tone={state === 'planned' ? 'audience' : 'neutral'}>{stateCopy[state]}</Badge>,
        text: ({ state }) => stateCopy[state],
      },
      {
        key: 'from',
        label: 'From',
        cell: ({ validFrom }) => (validFrom ? inUtc(validFrom, country) : 'The beginning'),
        text: ({ validFrom }) => validFrom,
      },
      {
        key: 'until',
        label: 'Until',
        cell: ({ validUntil }) => validUntil && inUtc(validUntil, country),
        text: ({ validUntil }) => validUntil,
      },
      {
        key: 'before',
        label: 'Before',
        cell: ({ before }) => before?.label,
        text: ({ before }) => before?.amount ?? null,
      },
      { key: 'reason', label: 'Reason', cell: ({ reason }) => reason, text: ({ reason }) => reason },
      { key: 'by', label: 'Set by', cell: ({ setBy }) => setBy, text: ({ setBy }) => setBy },
      {
        key: 'change',
        label: 'Change',
        cell: (price) =>
          mayPlan &&
          price.state === 'planned' && (
            <Wrap gap="2">
              {(['change', 'withdraw'] as const).map((what) => (
                <Button
                  key={what}
                  variant="outline"
                  size="sm"
                  aria-haspopup="dialog"
                  onClick={() => setDoing({ what, price })}
                >
                  {what === 'change' ? 'Change' : 'Withdraw'}{' '}
                  <VisuallyHidden>{`${price.price.label} ${price.price.currency}`}</VisuallyHidden>
                </Button>
              ))}
            </Wrap>
          ),
        text: () => null,
      },
    ],
    [country, mayPlan],
  )
  return (
    <DeskPage
      title={name}
      lead="A price that holds is never changed: plan the next one. Orders that wait for their money cost what they did; carts say so before they are paid."
      trail={<Breadcrumbs trail={[{ label: 'Prices', href: paths.deskPrices }]} current={name} />}
      actions={
        mayPlan && (
          <Button aria-haspopup="dialog" onClick={() => setDoing({ what: 'plan' })}>
            Plan new prices
          </Button>
        )
      }
    >
      <DeskTable
        name={`Prices of ${name}`}
        count={['price', 'prices']}
        path={paths.deskProduct(Number(id))}
        read={read}
        pageSize={adminPageSize}
        columns={columns}
        rowKey={(price) => price.id}
        rowName={({ price, validFrom }) => `${price.label} ${price.currency} from ${validFrom ?? 'the beginning'}`}
        filters={filters}
        nothing={
          <EmptyState
            illustration={<Illustration name="no-results" />}
            title="This product has no price of its own"
            text="Look for another one in the list of prices."
          />
        }
      />
      {doing?.what === 'plan' && <PlanPrices productId={id} name={name} onClose={close} />}
      {doing?.what === 'change' && <ChangePrice planned={doing.price} onClose={close} />}
      {doing?.what === 'withdraw' && (
        <ReasonDialog
          title={`Withdraw ${doing.price.price.label} ${doing.price.price.currency}`}
          description={`${doing.price.before?.label ?? 'The price before it'} goes on. It can be planned again.`}
          action="Withdraw it"
          help="For example: not this year."
          done={`Withdrawn. ${doing.price.before?.label ?? 'The price before it'} goes on.`}
          onReason={(reason) => withdraw(doing.price.id, reason)}
          onClose={close}
        />
      )}
    </DeskPage>
  )
}
