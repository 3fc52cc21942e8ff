import { Button, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { useState } from 'react'
import { useReviews } from '../../../data/review.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { ReviewList } from '../../../parts/review/ReviewList.tsx'

/** All reviews of a product, a page after another. */
export function AllReviews({ productId }: { productId: number }) {
  const [pages, setPages] = useState(1)
  return Array.from({ length: pages }, (_, at) => (
    <ReviewPage
      key={at}
      productId={productId}
      page={at + 1}
      onMore={at === pages - 1 ? () => setPages(pages + 1) : undefined}
    />
  ))
}

type ReviewPageProps = { productId: number; page: number; onMore: (() => void) | undefined }

function ReviewPage({ productId, page, onMore }: ReviewPageProps) {
  const { data, error, isValidating, mutate } = useReviews(String(productId), page)
  if (!data && error) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label="Fetching reviews">
        <SkeletonText lines={6} />
      </SkeletonGroup>
    )
  return (
    <>
      <ReviewList reviews={data.results} />
      {data.next && onMore && (
        <Button variant="outline" onClick={onMore}>
          More reviews
        </Button>
      )}
    </>
  )
}
