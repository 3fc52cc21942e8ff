import { formatDate } from '@shop/contract/dates'
import type { DeskOrder } from '@shop/contract/desk-order'
import { Badge, Breadcrumbs, SkeletonGroup, SkeletonText, Stack } from '@shop/design-system'
import { useParams } from 'react-router-dom'
import { deskOrderStatusCopy } from '../../../content/desk-orders.ts'
import { useDeskOrder } from '../../../data/desk-order.ts'
import { useSettings } from '../../../data/settings.tsx'
import { useSpelling } from '../../../data/spelling.tsx'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'
import { Buyer } from './Buyer.tsx'
import { History } from './History.tsx'
import { Lines } from './Lines.tsx'
import { Disputes, Refunds, Transfers } from './MoneyBack.tsx'
import { Notes } from './Notes.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderLayout } from './OrderLayout.ts'
import { Parcels } from './Parcels.tsx'
import { Payment } from './Payment.tsx'
import { WhatWaits } from './WhatWaits.tsx'

/** `/desk/orders/KP-100042`: all about one order, and what can be done with it. */
export function Order() {
  const { number = '' } = useParams()
  const { data, error, isValidating, mutate } = useDeskOrder(number)
  return (
    <DeskPage
      title={number}
      trail={<Breadcrumbs trail={[{ label: 'Orders', href: paths.deskOrders }]} current={number} />}
      lead={data && <Lead order={data} />}
      actions={data && <OrderActions order={data} />}
    >
      {error && !data ? (
        <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : !data ? (
        <SkeletonGroup label={`Fetching ${number}`}>
          <SkeletonText lines={12} />
        </SkeletonGroup>
      ) : (
        <Stack gap="5">
          <WhatWaits order={data} />
          <OrderLayout>
            <div className="order-column">
              <Lines order={data} />
              <Parcels parcels={data.parcels} />
              <Notes order={data} />
            </div>
            <div className="order-column">
              <Buyer order={data} reload={mutate} />
              <Payment order={data} />
              <Refunds order={data} />
              <Transfers transfers={data.transfers} />
              <Disputes disputes={data.disputes} />
              <History order={data} />
            </div>
          </OrderLayout>
        </Stack>
      )}
    </DeskPage>
  )
}

function Lead({ order: { order, status } }: { order: DeskOrder }) {
  const { country } = useSettings()
  const spell = useSpelling()
  return (
    <>
      <Badge>{spell(deskOrderStatusCopy[status])}</Badge> {order.totals.total.label}, placed{' '}
      {formatDate(order.placedAt, country)}
    </>
  )
}
