import { storePageSize, type StoreSpecies } from '@shop/contract/constants'
import {
  Callout,
  chakra,
  EmptyState,
  Illustration,
  LinkButton,
  Section,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@shop/design-system'
import { useSearchParams } from 'react-router-dom'
import { countryName } from '../../../content/country.ts'
import { directoryCopy } from '../../../content/responsible-breeders.ts'
import { pageIn } from '../../../data/product.ts'
import { useBreederTowns, useResponsibleBreeders } from '../../../data/responsible-breeder.ts'
import { useSettings } from '../../../data/settings.tsx'
import { PlaceFilter } from '../../../parts/country/PlaceFilter.tsx'
import { mapCountryIn, nearIn, placeIn } from '../../../data/place-query.ts'
import { useBeside } from '../../../data/use-beside.ts'
import { enquiryFormId } from '../../../parts/enquiry/EnquiryForm.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { listAddress } from '../../../parts/page/list-address.ts'
import { PagedList } from '../../../parts/page/PagedList.tsx'
import { NearSummary } from '../../../parts/place/NearSummary.tsx'
import { TownMap } from '../../../parts/place/TownMap.tsx'
import { SearchForm } from '../../../parts/form/SearchForm.tsx'
import { paths } from '../../../paths.ts'
import { BreederCards } from './BreederCards.tsx'

export const directoryId = 'breeders'

const searchIn = (query: URLSearchParams) => query.get('search')?.trim() ?? ''

/** Everybody in the program, and a search that is in the address. */
export function Directory({ species }: { species: StoreSpecies }) {
  const { isDemo } = useSettings()
  const [query] = useSearchParams()
  const { title, lead, search, sample } = directoryCopy(species)
  return (
    <chakra.div id={directoryId}>
      <Section title={title} lead={lead}>
        <Stack gap="6">
          <SearchForm action={paths.responsibleBreeders(species)} name={title} {...search} search={searchIn(query)}>
            <PlaceFilter {...placeIn(query)} key={query.get('country')} />
          </SearchForm>
          {isDemo && <Callout title={sample.title}>{sample.text}</Callout>}
          <BreederMap species={species} />
          <BreederList species={species} />
        </Stack>
      </Section>
    </chakra.div>
  )
}

function BreederMap({ species }: { species: StoreSpecies }) {
  const [query] = useSearchParams()
  const country = mapCountryIn(query, useSettings().country)
  const data = useBeside(useBreederTowns(species, country))
  const { mapLabel, count } = directoryCopy(species)
  return (
    country &&
    data && (
      <TownMap
        label={mapLabel}
        towns={data.results}
        country={country}
        near={nearIn(query)}
        countText={count}
        hrefOf={(place) => listAddress(paths.responsibleBreeders(species), place)}
      />
    )
  )
}

function BreederList({ species }: { species: StoreSpecies }) {
  const [query] = useSearchParams()
  const { data, error, isLoading, isValidating, mutate } = useResponsibleBreeders(species, query)
  const { count, loading } = directoryCopy(species)
  if (error && !data)
    return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} headingLevel={3} />
  if (!data)
    return (
      <SkeletonGroup label={loading}>
        <Skeleton shape="card" height="64" />
      </SkeletonGroup>
    )
  return (
    <PagedList
      rows={data.results}
      nothing={<NoBreeders species={species} query={query} />}
      summary={
        <NearSummary
          count={count(data.count)}
          entries={data.results}
          query={query}
          path={paths.responsibleBreeders(species)}
        />
      }
      isLoading={isLoading}
      page={pageIn(query)}
      totalPages={Math.ceil(data.count / storePageSize)}
      hrefOf={(page) =>
        listAddress(
          paths.responsibleBreeders(species),
          { search: searchIn(query), ...placeIn(query), near: nearIn(query) },
          page,
        )
      }
    >
      <BreederCards species={species} breeders={data.results} />
    </PagedList>
  )
}

function NoBreeders({ species, query }: { species: StoreSpecies; query: URLSearchParams }) {
  const { nothing } = directoryCopy(species)
  const search = searchIn(query)
  const { country } = placeIn(query)
  const path = paths.responsibleBreeders(species)
  return (
    <EmptyState
      role="status"
      headingLevel={3}
      illustration={<Illustration name="no-results" />}
      title={nothing.title(search, country && countryName(country))}
      text={nothing.text}
      actions={
        <>
          {search && country && <LinkButton href={listAddress(path, { search })}>{nothing.anywhere}</LinkButton>}
          {(search || country) && (
            <LinkButton variant={search && country ? 'outline' : undefined} href={path}>
              {nothing.all}
            </LinkButton>
          )}
          <LinkButton variant="outline" href={`#${enquiryFormId}`}>
            {nothing.join}
          </LinkButton>
        </>
      }
    />
  )
}
