import type { WaitingOrder } from '@shop/contract/parcel'
import { Breadcrumbs, Link, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { addressLabels, packingSlips, useWaitingOrder } from '../../../data/parcel.ts'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { ScanField } from '../../../parts/desk/ScanField.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'
import { BoxLines } from './BoxLines.tsx'
import { DispatchForm } from './DispatchForm.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { type Box, emptyBox, promptOf, takeScan } from './packing.ts'
import { PackedNext } from './PackedNext.tsx'
import { Bench } from './Bench.ts'

/** `/desk/dispatch/KP-100042`: one order is packed, swab by swab, and dispatched. */
export function PackOrder() {
  const { number = '' } = useParams()
  const { data, error, isValidating, mutate } = useWaitingOrder(number)
  /** The parcel that was just sent: the order waits no more, or what is left of it does. */
  const [sent, setSent] = useState<{ number: string; isAll: boolean }>()
  return (
    <DeskPage
      title={`Pack ${number}`}
      trail={<Breadcrumbs trail={[{ label: 'Dispatch', href: paths.deskDispatch }]} current={number} />}
      actions={
        data &&
        !sent?.isAll && (
          <>
            <Link href={packingSlips([number])}>Packing slip</Link> · <Link href={addressLabels([number])}>Label</Link>
          </>
        )
      }
    >
      {sent && <PackedNext parcel={sent.number} isAll={sent.isAll} />}
      {sent?.isAll ? null : error && !data ? (
        <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : !data ? (
        <SkeletonGroup label={`Fetching ${number}`}>
          <SkeletonText lines={8} />
        </SkeletonGroup>
      ) : (
        <Packing
          key={`${number} ${sent?.number}`}
          order={data}
          onSent={(parcel, isAll) => {
            setSent({ number: parcel, isAll })
            if (!isAll) void mutate()
          }}
        />
      )}
    </DeskPage>
  )
}

type PackingProps = { order: WaitingOrder; onSent: (parcel: string, isAll: boolean) => void }

function Packing({ order, onSent }: PackingProps) {
  const navigate = useNavigate()
  const [box, setBox] = useState<Box>(emptyBox)
  return (
    <Bench>
      <div className="bench-work">
        <ScanField
          label={promptOf(box, order)}
          onScan={(text) => {
            const taken = takeScan(box, order, text)
            setBox(taken.box)
            if (taken.opens) void navigate(paths.packOrder(taken.opens))
            return taken.scanned
          }}
        />
        <BoxLines order={order} box={box} onChange={setBox} />
      </div>
      <div className="bench-side">
        <OrderFacts order={order} />
        <DispatchForm order={order} box={box} onSent={onSent} />
      </div>
    </Bench>
  )
}
