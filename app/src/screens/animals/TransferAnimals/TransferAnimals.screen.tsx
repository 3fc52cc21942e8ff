import { Card, Section, SkeletonGroup, SkeletonText, Stack } from '@shop/design-system'
import { useAnimalTransfers } from '../../../data/animal-transfer.ts'
import { useSettings } from '../../../data/settings.tsx'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { Offers } from './Offers.tsx'
import { OfferForm } from './OfferForm.tsx'
import { OnlyInPerson } from '../../../parts/offer/OnlyInPerson.tsx'

/** `/my/transfer-animal?animal=…`: offers of animals, to the user and by them, and a new one. */
export function TransferAnimals() {
  const { user } = useSettings()
  const words = useAnimalWords()
  return (
    <MyPage
      name={words('Transfer an animal')}
      lead={words('When an animal finds a new home, its results go too. The new owner accepts first.')}
    >
      <Stack gap="6">
        {user?.viewedBy && <OnlyInPerson name={user.name} />}
        <TransferOffers isInPerson={!user?.viewedBy} />
      </Stack>
    </MyPage>
  )
}

function TransferOffers({ isInPerson }: { isInPerson: boolean }) {
  const { data, error, isValidating, mutate } = useAnimalTransfers()
  if (!data && error) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label="Fetching your offers">
        <Card>
          <SkeletonText lines={4} />
        </Card>
      </SkeletonGroup>
    )
  const open = data.results.filter(({ state }) => state === 'pending')
  const incoming = open.filter(({ direction }) => direction === 'incoming')
  const outgoing = open.filter(({ direction }) => direction === 'outgoing')
  const over = data.results.filter(({ state }) => state !== 'pending')
  const canAnswer = { canAnswer: isInPerson }
  return (
    <>
      {incoming.length > 0 && <Offers title="Offered to you" transfers={incoming} {...canAnswer} />}
      {isInPerson && (
        <Section title="Offer one of yours" size="sm">
          <OfferForm />
        </Section>
      )}
      {outgoing.length > 0 && <Offers title="Waiting for an answer" transfers={outgoing} {...canAnswer} />}
      {over.length > 0 && <Offers title="Earlier" transfers={over} {...canAnswer} />}
    </>
  )
}
