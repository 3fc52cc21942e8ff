import { storePageSize } from '@shop/contract/constants'
import {
  chakra,
  EmptyState,
  Illustration,
  LinkButton,
  Skeleton,
  SkeletonGroup,
  Stack,
  TabLinks,
} from '@shop/design-system'
import { useLocation, useSearchParams } from 'react-router-dom'
import { factSheetCopy } from '../../../content/fact-sheets.ts'
import { pageIn, useProducts } from '../../../data/product.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { listAddress } from '../../../parts/page/list-address.ts'
import { PagedList } from '../../../parts/page/PagedList.tsx'
import { ResourcePage } from '../../../parts/page/ResourcePage.tsx'
import { SearchForm } from '../../../parts/form/SearchForm.tsx'
import { sheetsQueryOf, speciesIn } from './query.ts'
import { SheetRows } from './SheetRows.tsx'

const choices = [
  { species: '', label: 'Dogs and cats' },
  { species: 'dog', label: 'Dogs' },
  { species: 'cat', label: 'Cats' },
]

/** `/resources/fact-sheet?search=&species=&page=` and `/my/fact-sheet`: every test that has a sheet. */
export function FactSheets() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const search = query.get('search')?.trim() ?? ''
  const species = speciesIn(query)
  const { name, title, description, lead, search: box } = factSheetCopy
  return (
    <ResourcePage name={name} title={title} description={description} lead={lead}>
      <Stack gap="5">
        <SearchForm action={pathname} name={name} {...box} search={search} hidden={{ species }} />
        <TabLinks
          label="Dogs, cats or both"
          links={choices.map((choice) => ({
            label: choice.label,
            href: listAddress(pathname, { search, species: choice.species }),
            isCurrent: choice.species === species,
          }))}
        />
        <FactSheetList />
      </Stack>
    </ResourcePage>
  )
}

function FactSheetList() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const { data, error, isLoading, isValidating, mutate } = useProducts(sheetsQueryOf(query))
  const search = query.get('search')?.trim() ?? ''
  const { nothing } = factSheetCopy
  if (error && !data) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data) return <Loading />
  return (
    <PagedList
      rows={data.results}
      nothing={
        <EmptyState
          role="status"
          illustration={<Illustration name="no-results" />}
          title={nothing.title(search)}
          text={nothing.text}
          actions={<LinkButton href={pathname}>{nothing.all}</LinkButton>}
        />
      }
      summary={data.count === 1 ? '1 fact sheet' : `${data.count} fact sheets`}
      isLoading={isLoading}
      page={pageIn(query)}
      totalPages={Math.ceil(data.count / storePageSize)}
      hrefOf={(page) => listAddress(pathname, { search, species: speciesIn(query) }, page)}
    >
      <SheetRows products={data.results} />
    </PagedList>
  )
}

const Loading = () => (
  <SkeletonGroup label="Fetching fact sheets">
    <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="3">
      {Array.from({ length: 10 }, (_, row) => (
        <Skeleton key={row} shape="card" height="20" />
      ))}
    </chakra.div>
  </SkeletonGroup>
)
