import { adminPageSize } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import type { MovementKind, Stock, StockMovement } from '@shop/contract/stock'
import {
  Badge,
  Breadcrumbs,
  Button,
  DescriptionList,
  EmptyState,
  Illustration,
  Section,
  SkeletonGroup,
  SkeletonText,
  Wrap,
} from '@shop/design-system'
import { useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useSettings } from '../../../data/settings.tsx'
import { useStock, useStockMovements } from '../../../data/stock.ts'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { listQuery } from '../../../parts/desk/list-query.ts'
import { inUtc } from '../../../parts/desk/moments.ts'
import { useMay } from '../../../parts/desk/use-may.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'
import { type Move, moveCopy, MoveStock } from './MoveStock.tsx'
import { SetStock } from './SetStock.tsx'

const kindCopy: Record<MovementKind, string> = {
  received: 'Received',
  counted: 'Counted',
  ordered: 'Ordered',
  dispatched: 'Left in a parcel',
  undone: 'Back from a parcel',
}
const signed = (quantity: number) => (quantity > 0 ? `+${quantity}` : String(quantity))

/** `/desk/catalogue/stock/701`: how many there are of a product, and what made it so. */
export function ProductStock() {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const { country } = useSettings()
  const { data, error, isValidating, mutate } = useStock(id)
  const movements = useStockMovements(id, listQuery(query))
  const columns = useMemo<DeskColumn<StockMovement>[]>(
    () => [
      {
        key: 'at',
        isSortable: true,
        label: 'When',
        isRowHeader: true,
        cell: ({ at }) => inUtc(at, country),
        text: ({ at }) => at,
      },
      { key: 'kind', label: 'What', cell: ({ kind }) => kindCopy[kind], text: ({ kind }) => kindCopy[kind] },
      {
        key: 'quantity',
        label: 'On hand',
        isNumeric: true,
        cell: ({ quantity }) => (quantity ? signed(quantity) : '–'),
        text: ({ quantity }) => quantity,
      },
      {
        key: 'onOrder',
        label: 'On order',
        isNumeric: true,
        cell: ({ onOrder }) => (onOrder ? signed(onOrder) : '–'),
        text: ({ onOrder }) => onOrder,
      },
      { key: 'parcel', isCode: true, label: 'Parcel', cell: ({ parcel }) => parcel, text: ({ parcel }) => parcel },
      { key: 'reason', label: 'Reason', cell: ({ reason }) => reason, text: ({ reason }) => reason },
      { key: 'by', label: 'By', cell: ({ by }) => by, text: ({ by }) => by },
    ],
    [country],
  )
  const name = data?.product.name ?? `Product ${id}`
  return (
    <DeskPage title={name} trail={<Breadcrumbs trail={[{ label: 'Stock', href: paths.deskStock }]} current={name} />}>
      {error && !data ? (
        <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : !data ? (
        <SkeletonGroup label="Fetching the stock">
          <SkeletonText lines={8} />
        </SkeletonGroup>
      ) : (
        <>
          <Counted stock={data} />
          <Section
            size="sm"
            title="What changed it"
            lead="Nothing here is changed or deleted: a count puts right what is wrong."
          >
            <DeskTable
              name={`Movements of ${name}`}
              count={['movement', 'movements']}
              path={paths.stockOf(data.product.id)}
              read={movements}
              pageSize={adminPageSize}
              sort="-at"
              columns={columns}
              rowKey={(movement) => movement.id}
              rowName={({ kind, at }) => `${kindCopy[kind]} ${at}`}
              nothing={
                <EmptyState
                  illustration={<Illustration name="no-results" />}
                  title="Nothing has changed it yet"
                  text="Once it is counted, whatever comes and goes is listed here."
                />
              }
            />
          </Section>
        </>
      )}
    </DeskPage>
  )
}

/** How many there are, and what can be done with them. */
function Counted({ stock }: { stock: Stock }) {
  const { country } = useSettings()
  const maySet = useMay('setStock')
  const [doing, setDoing] = useState<Move | 'set' | null>(null)
  const { count, reserved } = stock
  const close = () => setDoing(null)
  return (
    <>
      {count ? (
        <DescriptionList
          items={[
            { term: 'On hand', description: String(count.onHand) },
            { term: 'Orders wait for', description: String(reserved) },
            {
              term: 'Available',
              description: (
                <>
                  {count.available}{' '}
                  {count.isLow && <Badge tone="affected">{count.available > 0 ? 'Low' : 'Sold out'}</Badge>}
                </>
              ),
            },
            {
              term: 'Ordered',
              description: count.expectedOn
                ? `${count.onOrder}, expected ${formatDate(count.expectedOn, country)}`
                : String(count.onOrder),
            },
            { term: 'Warning level', description: String(count.warningLevel) },
            {
              term: 'When none is available',
              description: count.allowsBackorder ? 'It is sold all the same' : 'It is sold out',
            },
          ]}
        />
      ) : (
        <p>
          It is not counted: it is sold without limit. {reserved} {reserved === 1 ? 'piece is' : 'pieces are'} in orders
          that wait.
        </p>
      )}
      <Wrap gap="3" marginBlock="5">
        {count &&
          (Object.keys(moveCopy) as Move[]).map((kind) => (
            <Button key={kind} variant="outline" aria-haspopup="dialog" onClick={() => setDoing(kind)}>
              {moveCopy[kind].button}
            </Button>
          ))}
        {maySet && (
          <Button variant={count ? 'ghost' : 'solid'} aria-haspopup="dialog" onClick={() => setDoing('set')}>
            {count ? 'Warning level' : 'Start counting'}
          </Button>
        )}
      </Wrap>
      {doing === 'set' && <SetStock stock={stock} onClose={close} />}
      {doing && doing !== 'set' && count && (
        <MoveStock kind={doing} product={stock.product} count={count} onClose={close} />
      )}
    </>
  )
}
