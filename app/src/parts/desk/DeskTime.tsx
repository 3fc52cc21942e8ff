import { formatDate } from '@shop/contract/dates'
import { useSettings } from '../../data/settings.tsx'

/** A moment as the desk reads it: the day, and the time in UTC. */
export function DeskTime({ at }: { at: string }) {
  const { country } = useSettings()
  return (
    <time dateTime={at}>
      {formatDate(at, country)}, {at.slice(11, 16)}
    </time>
  )
}
