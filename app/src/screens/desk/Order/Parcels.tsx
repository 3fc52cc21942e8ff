import { carriers, trackingLink } from '@shop/contract/carriers'
import { formatDate } from '@shop/contract/dates'
import type { DeskOrder } from '@shop/contract/desk-order'
import { Badge, Link } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { useOpens } from '../../../parts/desk/rooms.ts'
import { paths } from '../../../paths.ts'
import { Panel } from './Panel.tsx'

/** What was posted, and taken back. */
export function Parcels({ parcels }: Pick<DeskOrder, 'parcels'>) {
  const { country } = useSettings()
  const mayDispatch = useOpens(paths.deskDispatch)
  if (!parcels.length) return null
  return (
    <Panel title="Parcels">
      <ul className="order-list">
        {parcels.map(({ number, carrier, trackingNumber, sentAt, undoneAt, contents }) => (
          <li key={number}>
            <p className="order-line-head">
              {mayDispatch ? <Link href={`${paths.deskParcels}?search=${number}`}>{number}</Link> : number}
            </p>
            <p>
              Sent {formatDate(sentAt, country)}
              {carrier && ` with ${carriers[carrier].name}`}
              {carrier && trackingNumber && (
                <>
                  ,{' '}
                  <Link href={trackingLink(carrier, trackingNumber)} isExternal>
                    {trackingNumber}
                  </Link>
                </>
              )}{' '}
              {undoneAt && <Badge size="sm">{`Taken back ${formatDate(undoneAt, country)}`}</Badge>}
            </p>
            {contents.map(({ product, quantity, barcodes }) => (
              <p key={product} className="order-quiet">
                {quantity} × {product} {barcodes.join(' ')}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
