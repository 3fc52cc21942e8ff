import type { Show } from '@shop/contract/show'
import { EmptyState, Illustration, LinkButton, Section, Stack } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { useShows } from '../../../data/show.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { OnlyInPerson } from '../../../parts/offer/OnlyInPerson.tsx'
import { CardsLoading } from '../../../parts/page/CardsLoading.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { paths } from '../../../paths.ts'
import { RegisterShow } from './RegisterShow.tsx'
import { ShowCard } from './ShowCard.tsx'

/** `/my/shows`: a secretary's shows, what is sent to them, and the samples that were taken there (tool-5). */
export function Shows() {
  const { user } = useSettings()
  return (
    <MyPage
      name="Shows"
      lead="Tell us about your dog or cat show. We send a stand and leaflets, and you can follow the samples taken there."
      actions={
        <LinkButton variant="outline" href={paths.showSecretaries}>
          What we send
        </LinkButton>
      }
    >
      <Stack gap="8">
        {user?.viewedBy && <OnlyInPerson name={user.name} />}
        <ShowList isInPerson={!user?.viewedBy} />
        {!user?.viewedBy && (
          <Section title="Register a show" size="sm">
            <RegisterShow />
          </Section>
        )}
      </Stack>
    </MyPage>
  )
}

function ShowList({ isInPerson }: { isInPerson: boolean }) {
  const { data, error, isValidating, mutate } = useShows()
  if (!data && error) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data) return <CardsLoading label="Fetching your shows" />
  return (
    <Section title="Your shows" size="sm">
      <List shows={data.results} isInPerson={isInPerson} />
    </Section>
  )
}

function List({ shows, isInPerson }: { shows: Show[]; isInPerson: boolean }) {
  if (!shows.length)
    return (
      <EmptyState
        illustration={<Illustration name="breeder" />}
        title="No shows yet"
        text="Register one below, ideally eight weeks before its first day."
      />
    )
  return (
    <Stack gap="4">
      {shows.map((show) => (
        <ShowCard key={show.id} show={show} isInPerson={isInPerson} />
      ))}
    </Stack>
  )
}
