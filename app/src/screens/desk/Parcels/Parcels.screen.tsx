import { carriers, trackingLink } from '@shop/contract/carriers'
import { adminPageSize } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import type { DeskParcel } from '@shop/contract/parcel'
import { Badge, Button, EmptyState, Illustration, Link, VisuallyHidden } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useParcels } from '../../../data/parcel.ts'
import { useSettings } from '../../../data/settings.tsx'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { type DeskColumn, DeskTable } from '../../../parts/desk/DeskTable.tsx'
import { listQuery } from '../../../parts/desk/list-query.ts'
import { useMay } from '../../../parts/desk/use-may.ts'
import { paths } from '../../../paths.ts'
import { UndoParcel } from './UndoParcel.tsx'

const contentsOf = ({ contents }: DeskParcel) => contents.map(({ quantity, product }) => `${quantity} × ${product}`)
const barcodesOf = ({ contents }: DeskParcel) => contents.flatMap(({ barcodes }) => barcodes)

/** `/desk/dispatch/parcels`: what was sent, and taken back. */
export function Parcels() {
  const [query] = useSearchParams()
  const { country } = useSettings()
  const mayUndo = useMay('undoParcel')
  const [undone, setUndone] = useState<DeskParcel | null>(null)
  const columns = useMemo<DeskColumn<DeskParcel>[]>(
    () => [
      {
        key: 'number',
        isSortable: true,
        isCode: true,
        label: 'Parcel',
        isRowHeader: true,
        cell: ({ number }) => number,
        text: ({ number }) => number,
      },
      {
        key: 'sent',
        isSortable: true,
        label: 'Sent',
        cell: ({ sentAt, undoneAt }) => (
          <>
            {formatDate(sentAt, country)} {undoneAt && <Badge>{`Undone ${formatDate(undoneAt, country)}`}</Badge>}
          </>
        ),
        text: ({ sentAt }) => sentAt,
      },
      { key: 'name', label: 'To', cell: ({ name, email }) => name || email, text: ({ name }) => name },
      { key: 'email', label: 'Email', cell: ({ email }) => email, text: ({ email }) => email, isHidden: true },
      {
        key: 'contents',
        label: 'What',
        cell: (parcel) => contentsOf(parcel).map((text) => <div key={text}>{text}</div>),
        text: (parcel) => contentsOf(parcel).join('; '),
      },
      {
        key: 'barcodes',
        label: 'Barcodes',
        cell: (parcel) => barcodesOf(parcel).join(' '),
        text: (parcel) => barcodesOf(parcel).join(' '),
        isHidden: true,
      },
      {
        key: 'tracking',
        isCode: true,
        label: 'Tracking',
        cell: ({ carrier, trackingNumber }) =>
          carrier && trackingNumber ? (
            <Link href={trackingLink(carrier, trackingNumber)}>{trackingNumber}</Link>
          ) : carrier ? (
            carriers[carrier].name
          ) : null,
        text: ({ trackingNumber }) => trackingNumber,
      },
      { key: 'sentBy', label: 'Packed by', cell: ({ sentBy }) => sentBy, text: ({ sentBy }) => sentBy },
      {
        key: 'undo',
        label: 'Undo',
        cell: (parcel) =>
          mayUndo &&
          !parcel.undoneAt && (
            <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setUndone(parcel)}>
              Take back <VisuallyHidden>{parcel.number}</VisuallyHidden>
            </Button>
          ),
        text: () => null,
      },
    ],
    [country, mayUndo],
  )
  return (
    <DeskPage title="Sent parcels" room="dispatch">
      <DeskTable
        name="Parcels"
        count={['parcel', 'parcels']}
        path={paths.deskParcels}
        read={useParcels(listQuery(query))}
        pageSize={adminPageSize}
        sort="-sent"
        columns={columns}
        rowKey={({ number }) => number}
        rowName={({ number }) => `parcel ${number}`}
        searchLabel="Search number, name, tracking number or barcode"
        nothing={
          <EmptyState
            illustration={<Illustration name="no-results" />}
            title="Nothing was sent yet"
            text="Parcels are listed here once they are dispatched."
          />
        }
      />
      {undone && <UndoParcel parcel={undone} onClose={() => setUndone(null)} />}
    </DeskPage>
  )
}
