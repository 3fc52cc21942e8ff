import { formatDate } from '@shop/contract/dates'
import { useSettings } from '../../../data/settings.tsx'

/** A day and its time, UTC as everywhere at the desk. */
export function When({ at }: { at: string }) {
  const { country } = useSettings()
  return (
    <time dateTime={at}>
      {formatDate(at, country)}, {at.slice(11, 16)}
    </time>
  )
}
