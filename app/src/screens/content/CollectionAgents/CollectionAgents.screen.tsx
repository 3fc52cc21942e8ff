import type { ListedAgent } from '@shop/contract/collection-agent'
import { storePageSize } from '@shop/contract/constants'
import {
  Card,
  chakra,
  EmptyState,
  Illustration,
  Link,
  LinkButton,
  Section,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@shop/design-system'
import { useLocation, useSearchParams } from 'react-router-dom'
import { agentCopy } from '../../../content/collection-agents.ts'
import { countryName } from '../../../content/country.ts'
import { type AgentQuery, useAgents, useAgentTowns } from '../../../data/collection-agent.ts'
import { pageIn } from '../../../data/product.ts'
import { useSettings } from '../../../data/settings.tsx'
import { PlaceFilter } from '../../../parts/country/PlaceFilter.tsx'
import { mapCountryIn, nearIn, placeIn } from '../../../data/place-query.ts'
import { useBeside } from '../../../data/use-beside.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { listAddress } from '../../../parts/page/list-address.ts'
import { PagedList } from '../../../parts/page/PagedList.tsx'
import { NearSummary } from '../../../parts/place/NearSummary.tsx'
import { TownMap } from '../../../parts/place/TownMap.tsx'
import { ResourcePage } from '../../../parts/page/ResourcePage.tsx'
import { SearchForm } from '../../../parts/form/SearchForm.tsx'
import { paths } from '../../../paths.ts'
import { AgentCards } from './AgentCards.tsx'
import { MyListing } from './MyListing.tsx'
import { agentsQueryOf, nearbyQueryOf } from './query.ts'

/** `/resources/collection-agents?search=&country=&page=` and `/my/collection-agents`: who takes samples, and where. */
export function CollectionAgents() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const { name, title, description, lead, search } = agentCopy
  return (
    <ResourcePage name={name} title={title} description={description} lead={lead}>
      <Stack gap="6">
        {pathname === paths.myAgents && <MyListing />}
        <SearchForm action={pathname} name={name} {...search} search={query.get('search')?.trim() ?? ''}>
          <PlaceFilter {...placeIn(query)} key={query.get('country')} />
        </SearchForm>
        <AgentMap />
        <AgentList />
      </Stack>
      <GoodToKnow />
    </ResourcePage>
  )
}

function AgentMap() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const country = mapCountryIn(query, useSettings().country)
  const data = useBeside(useAgentTowns(country))
  return (
    country &&
    data && (
      <TownMap
        label={agentCopy.mapLabel}
        towns={data.results}
        country={country}
        near={nearIn(query)}
        countText={agentCopy.count}
        hrefOf={(place) => listAddress(pathname, place)}
      />
    )
  )
}

function AgentList() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const { data, error, isLoading, isValidating, mutate } = useAgents(agentsQueryOf(query))
  if (error && !data) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data) return <Loading />
  return (
    <PagedList
      rows={data.results}
      nothing={<NoAgents />}
      summary={<NearSummary count={agentCopy.count(data.count)} entries={data.results} query={query} path={pathname} />}
      isLoading={isLoading}
      page={pageIn(query)}
      totalPages={Math.ceil(data.count / storePageSize)}
      hrefOf={(page) => listAddress(pathname, Object.fromEntries(query), page)}
    >
      <AgentCards agents={data.results} />
    </PagedList>
  )
}

function NoAgents() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const { country } = useSettings()
  const near = nearbyQueryOf(query, country)
  const data = useBeside(useAgents(near))
  const { nothing } = agentCopy
  return (
    <>
      <EmptyState
        role="status"
        illustration={<Illustration name="no-results" />}
        title={nothing.title(query.get('search')?.trim() ?? '')}
        text={nothing.text}
        actions={
          <>
            <LinkButton href={pathname}>{nothing.all}</LinkButton>
            <LinkButton variant="outline" href={paths.becomeAgent}>
              {nothing.nominate}
            </LinkButton>
          </>
        }
      />
      {near && data && data.results.length > 0 && (
        <Section
          size="sm"
          title={nearTitle(near, data.results)}
          action={
            !(near.nearTo && /\d/.test(near.nearTo)) &&
            data.count > data.results.length && (
              <Link href={listAddress(pathname, { country: near.country ?? '', state: near.state ?? '' })}>
                {nothing.allThere(data.count)}
              </Link>
            )
          }
        >
          <AgentCards agents={data.results} headingLevel={3} />
        </Section>
      )}
    </>
  )
}

/** A town that is not known has no distances: then it is the country alone. */
function nearTitle({ nearTo, country }: AgentQuery, agents: ListedAgent[]): string {
  const { nothing } = agentCopy
  if (nearTo && /\d/.test(nearTo)) return nothing.nearPostcode(nearTo)
  return nearTo && agents.some(({ distance }) => distance !== null)
    ? nothing.nearTown(nearTo)
    : nothing.inCountry(countryName(country ?? ''))
}

const Points = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '6', md: '8' },
    marginBlockEnd: '8',
    '& > div': { borderBlockStart: '3px solid', borderColor: 'colorPalette.solid', paddingBlockStart: '4' },
    '& h3': { textStyle: 'h4', marginBlockEnd: '1' },
    '& p': { color: 'ink2', textWrap: 'pretty' },
  },
})

function GoodToKnow() {
  const { know, nominate } = agentCopy
  return (
    <Section title={know.title}>
      <Points>
        {know.points.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </Points>
      <Card tone="sand" display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
        <div>
          <chakra.h3 textStyle="h4">{nominate.title}</chakra.h3>
          <p>{nominate.text}</p>
        </div>
        <LinkButton href={paths.becomeAgent}>{nominate.action}</LinkButton>
      </Card>
    </Section>
  )
}

const Loading = () => (
  <SkeletonGroup label="Fetching collection agents">
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: 'repeat(auto-fill, minmax(18rem, 1fr))' }}
      gap="4"
    >
      {Array.from({ length: 4 }, (_, card) => (
        <Skeleton key={card} shape="card" height="48" />
      ))}
    </chakra.div>
  </SkeletonGroup>
)
