import { chakra, Link } from '@shop/design-system'
import { addressOf, type SearchWish } from './search.ts'

/**
 * A vet's search leaves out what practices do not buy; a note states that, and one link takes the filter away
 * (search-5).
 */
export const VetFilter = ({ wish }: { wish: SearchWish }) => (
  <chakra.p marginBlockEnd="5" textStyle="small" color="ink2">
    {wish.ignoresFilters ? 'From the whole shop. ' : 'From what practices order. '}
    <Link href={addressOf({ ...wish, page: 1, ignoresFilters: !wish.ignoresFilters })}>
      {wish.ignoresFilters ? 'Only what practices order' : 'Search the whole shop'}
    </Link>
  </chakra.p>
)
