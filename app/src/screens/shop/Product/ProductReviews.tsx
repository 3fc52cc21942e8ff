import type { Rating } from '@shop/contract/review'
import { Button, chakra, lazyPart, Section } from '@shop/design-system'
import { useState } from 'react'
import { ReviewList } from '../../../parts/review/ReviewList.tsx'
import { Stars } from '../../../parts/review/Stars.tsx'
import { counted } from './RatingLink.tsx'

const [AllReviews, loadAllReviews] = lazyPart(() => import('./AllReviews.tsx').then((part) => part.AllReviews))

type ProductReviewsProps = { productId: number; rating: Rating }

/** What buyers who have their results say. The newest come with the product, the others when somebody wants them. */
export function ProductReviews({ productId, rating: { average, count, newest } }: ProductReviewsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Section id="reviews" title="What buyers say">
      <chakra.p marginBlockEnd="4">
        <chakra.span textStyle="h3">{average.toLocaleString('en-US', { minimumFractionDigits: 1 })}</chakra.span>{' '}
        <Stars rating={average} /> {counted(count)}, each by someone who has their results.
      </chakra.p>
      {isOpen ? <AllReviews part={{ productId }} /> : <ReviewList reviews={newest} />}
      {count > newest.length && !isOpen && (
        <Button
          variant="outline"
          onPointerDown={() => void loadAllReviews()}
          onFocus={() => void loadAllReviews()}
          onClick={() => setOpen(true)}
        >
          All {counted(count)}
        </Button>
      )}
    </Section>
  )
}
