import type { MyReview } from '@shop/contract/review'
import { Callout, Card, chakra, EmptyState, Illustration, LinkButton } from '@shop/design-system'
import { useParams } from 'react-router-dom'
import { useMyReview } from '../../../data/review.ts'
import { useSettings } from '../../../data/settings.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { OnlyInPerson } from '../../../parts/offer/OnlyInPerson.tsx'
import { CardsLoading } from '../../../parts/page/CardsLoading.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { ReviewList } from '../../../parts/review/ReviewList.tsx'
import { paths } from '../../../paths.ts'
import { ReviewForm } from './ReviewForm.tsx'

/** `/my/reviews/…`: what somebody says of a product whose results they have. */
export function WriteReview() {
  const { id = '' } = useParams()
  const { data, error, isValidating, mutate } = useMyReview(id)
  return (
    <MyPage name="Your review" title={data ? `Your review of ${data.product.name}` : 'Your review'}>
      {data ? (
        <Written my={data} />
      ) : error?.status === 404 ? (
        <EmptyState
          illustration={<Illustration name="results" />}
          title="There is nothing to review here yet"
          text="Reviews are by buyers who have their results. Yours can be written as soon as they are there."
          actions={<LinkButton href={paths.my}>Back to your account</LinkButton>}
        />
      ) : error ? (
        <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : (
        <CardsLoading label="Fetching your review" />
      )}
    </MyPage>
  )
}

function Written({ my }: { my: MyReview }) {
  const { user } = useSettings()
  const { review, product } = my
  if (review?.state === 'approved')
    return (
      <>
        <Callout title="Your review is published">
          Thank you. To change it or to take it off the page, write to us.
        </Callout>
        <ReviewList reviews={[{ ...review, id: 'own' }]} />
      </>
    )
  if (user?.viewedBy) return <OnlyInPerson name={user.name} />
  return (
    <chakra.div display="grid" gap="5" maxWidth="prose">
      {review?.state === 'waiting' && (
        <Callout title="Your review is with us">
          A person reads it before it is shown, usually within two working days. Until then you can change it.
        </Callout>
      )}
      {review?.state === 'refused' && (
        <Callout tone="caution" title="We could not publish it as it is">
          {review.reason} Please change it and send it again.
        </Callout>
      )}
      <Card size="lg">
        <ReviewForm key={product.id} my={my} />
      </Card>
    </chakra.div>
  )
}
