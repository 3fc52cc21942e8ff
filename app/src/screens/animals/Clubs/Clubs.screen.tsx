import { Card, EmptyState, Illustration, LinkButton, SkeletonGroup, SkeletonText, Stack } from '@shop/design-system'
import { Fragment } from 'react'
import { useClubs } from '../../../data/club.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { paths } from '../../../paths.ts'
import { ClubAnimals } from './ClubAnimals.tsx'
import { ClubProducts } from './ClubProducts.tsx'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'

/** `/my/club-products`: the animals that clubs hold for their members, and what is sold to these alone. */
export function Clubs() {
  return (
    <MyPage
      name="Club access"
      lead={useAnimalWords()(
        'The animals your club holds for its members. Hand an animal over, take yours back, and buy products only the club can.',
      )}
    >
      <ClubList />
    </MyPage>
  )
}

function ClubList() {
  const { data, error, isValidating, mutate } = useClubs()
  const words = useAnimalWords()
  if (!data && error) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label="Fetching your clubs">
        <Card>
          <SkeletonText lines={5} />
        </Card>
      </SkeletonGroup>
    )
  if (!data.results.length)
    return (
      <EmptyState
        illustration={<Illustration name="breeder" />}
        title="You are not in a club yet"
        text={words('Your club tells us who may act for it. Ask its secretary, or write to us and we will ask them.')}
        actions={
          <LinkButton href={paths.contact} variant="outline">
            Contact us
          </LinkButton>
        }
      />
    )
  return (
    <Stack gap="8">
      {data.results.map((club) => (
        <Fragment key={club.id}>
          <ClubAnimals club={club} />
          <ClubProducts name={club.name} />
        </Fragment>
      ))}
    </Stack>
  )
}
