import { Link } from '@shop/design-system'
import { mapCopy } from '../../content/map.ts'
import { listAddress } from '../page/list-address.ts'
import { nearIn, placeIn } from '../../data/place-query.ts'

type NearSummaryProps = {
  /** "12 agents". */
  count: string
  entries: { distance: number | null }[]
  query: URLSearchParams
  path: string
}

/** How many there are, and where the order begins: without distances the town is not known, and the order is the usual one. */
export function NearSummary({ count, entries, query, path }: NearSummaryProps) {
  const near = nearIn(query)
  if (!near || entries.every(({ distance }) => distance === null)) return count
  return (
    <>
      {count}, {mapCopy.nearest(near)} · <Link href={listAddress(path, placeIn(query))}>{mapCopy.everywhere}</Link>
    </>
  )
}
