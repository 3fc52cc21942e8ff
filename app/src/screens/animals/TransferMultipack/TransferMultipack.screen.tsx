import { Card, EmptyState, Illustration, LinkButton, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { useTestKitBalance } from '../../../data/activation.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { paths } from '../../../paths.ts'
import { TransferForm } from './TransferForm.tsx'
import { categoriesOf } from './categories.ts'

/** `/my/oripacks/transfer`: kits of a multi-pack for another breeder. */
export function TransferMultipack() {
  return (
    <MyPage
      name="Transfer multi-pack tests"
      lead="Pass on kits you have not activated. Whoever gets them activates them as if they had bought them."
    >
      <KitTransfer />
    </MyPage>
  )
}

function KitTransfer() {
  const { data, error, isValidating, mutate } = useTestKitBalance(true)
  if (!data && error) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label="Counting your kits">
        <Card maxWidth="form">
          <SkeletonText lines={6} />
        </Card>
      </SkeletonGroup>
    )
  const categories = categoriesOf(data)
  if (!categories.length)
    return (
      <EmptyState
        illustration={<Illustration name="multi-pack" />}
        title="You have no kits to pass on"
        text="Kits you buy wait here until they are activated. A multi-pack costs less than its kits one by one."
        actions={
          <>
            <LinkButton href={paths.speciesPage('breeder', 'dog', 'multi-packs')}>Packs for dogs</LinkButton>
            <LinkButton href={paths.speciesPage('breeder', 'cat', 'multi-packs')} variant="outline">
              Packs for cats
            </LinkButton>
          </>
        }
      />
    )
  return (
    <Card size="lg" maxWidth="form">
      <TransferForm categories={categories} />
    </Card>
  )
}
