import type { Rating } from '@shop/contract/review'
import { chakra, Link } from '@shop/design-system'
import { Stars } from '../../../parts/review/Stars.tsx'

export const counted = (count: number) => (count === 1 ? '1 review' : `${count.toLocaleString('en-US')} reviews`)

/** The rating beside the product's name, and the way to what was written. */
export const RatingLink = ({ rating: { average, count } }: { rating: Rating }) => (
  <chakra.p marginBlockStart="2">
    <Stars rating={average} /> <Link href="#reviews">{counted(count)}</Link>
  </chakra.p>
)
