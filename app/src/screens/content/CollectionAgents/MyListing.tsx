import { lazyPart, Skeleton, SkeletonGroup } from '@shop/design-system'
import { useMyListing } from '../../../data/collection-agent.ts'
import { useBeside } from '../../../data/use-beside.ts'

// Few visitors are agents: the form, and yup with it, comes for them alone.
const [ListingForm] = lazyPart(() => import('./ListingForm.tsx').then((part) => part.ListingForm))

/** The user's own entry, to change or to hide; nothing for whoever is no agent. */
export function MyListing() {
  const listing = useBeside(useMyListing(true))?.listing
  const fallback = (
    <SkeletonGroup label="Fetching your entry">
      <Skeleton height="96" />
    </SkeletonGroup>
  )
  return listing ? <ListingForm part={{ listing }} fallback={fallback} /> : null
}
