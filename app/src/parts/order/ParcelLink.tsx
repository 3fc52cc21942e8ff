import { formatDate } from '@shop/contract/dates'
import type { LineParcel } from '@shop/contract/line-progress'
import { Link } from '@shop/design-system'
import { useSettings } from '../../data/settings.tsx'

/** How a parcel travels, with the way to follow it at its carrier. */
export function ParcelLink({ parcel: { sentAt, carrier, trackingNumber, link } }: { parcel: LineParcel }) {
  const { country } = useSettings()
  const how = `Posted ${formatDate(sentAt, country)}${carrier ? ` with ${carrier}` : ''}`
  if (!link) return <>{how}</>
  return (
    <>
      {how}, tracking{' '}
      <Link href={link} isExternal>
        {trackingNumber}
      </Link>
    </>
  )
}
