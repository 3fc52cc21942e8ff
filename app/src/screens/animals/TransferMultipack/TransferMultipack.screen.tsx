import {
  Card,
  EmptyState,
  Illustration,
  LinkButton,
  Section,
  SkeletonGroup,
  SkeletonText,
  Stack,
} from '@shop/design-system'
import { useTestKitBalance } from '../../../data/activation.ts'
import { useKitOffers } from '../../../data/kit-offer.ts'
import { useSettings } from '../../../data/settings.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { OfferGrid } from '../../../parts/offer/Offer.recipe.ts'
import { OnlyInPerson } from '../../../parts/offer/OnlyInPerson.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { paths } from '../../../paths.ts'
import { categoriesOf, type KitCategory } from './categories.ts'
import { KitOffers } from './KitOffers.tsx'
import { KitTerms } from './KitTerms.tsx'
import { TransferForm } from './TransferForm.tsx'

/** `/my/oripacks/transfer`: offers of kits, to the user and by them, and a new one. */
export function TransferMultipack() {
  const { user } = useSettings()
  return (
    <MyPage name="Transfer multi-pack tests" lead="Pass on kits you have not activated. The new owner accepts first.">
      <Stack gap="6">
        {user?.viewedBy && <OnlyInPerson name={user.name} />}
        <Kits isInPerson={!user?.viewedBy} />
      </Stack>
    </MyPage>
  )
}

function Kits({ isInPerson }: { isInPerson: boolean }) {
  const balance = useTestKitBalance(true)
  const offers = useKitOffers()
  const failed = [balance, offers].find(({ data, error }) => !data && error)
  if (failed?.error)
    return <FailedState error={failed.error} onRetry={() => void failed.mutate()} isRetrying={failed.isValidating} />
  if (!balance.data || !offers.data)
    return (
      <SkeletonGroup label="Counting your kits">
        <Card>
          <SkeletonText lines={6} />
        </Card>
      </SkeletonGroup>
    )
  const { results } = offers.data
  const open = results.filter(({ state }) => state === 'pending')
  const canAnswer = { canAnswer: isInPerson }
  return (
    <>
      <KitOffers
        title="Offered to you"
        offers={open.filter(({ direction }) => direction === 'incoming')}
        {...canAnswer}
      />
      {isInPerson && <NewOffer categories={categoriesOf(balance.data)} isAlone={!results.length} />}
      <KitOffers
        title="Waiting for an answer"
        offers={open.filter(({ direction }) => direction === 'outgoing')}
        {...canAnswer}
      />
      <KitOffers title="Earlier" offers={results.filter(({ state }) => state !== 'pending')} {...canAnswer} />
    </>
  )
}

/** Without kits only somebody who has no offers either is shown where kits come from. */
function NewOffer({ categories, isAlone }: { categories: KitCategory[]; isAlone: boolean }) {
  if (!categories.length && !isAlone) return null
  if (!categories.length)
    return (
      <EmptyState
        illustration={<Illustration name="multi-pack" />}
        title="You have no kits to pass on"
        text="Kits you buy stay here until they are activated. A multi-pack costs less than buying kits one by one."
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
    <Section title="Offer some of yours" size="sm">
      <Card size="lg">
        <OfferGrid>
          <TransferForm categories={categories} />
          <KitTerms />
        </OfferGrid>
      </Card>
    </Section>
  )
}
