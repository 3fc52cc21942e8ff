import { storePageSize } from '@shop/contract/constants'
import {
  chakra,
  EmptyState,
  Illustration,
  LinkButton,
  PageHeader,
  Pagination,
  SkeletonGroup,
  Stack,
} from '@shop/design-system'
import { useSearchParams } from 'react-router-dom'
import { pageIn, searchQuery, useProductSearch } from '../../../data/product.ts'
import { useAudience } from '../../../layouts/audience.ts'
import { PageTitle } from '../../../parts/PageTitle.tsx'
import { ProductGrid, ProductGridSkeleton } from '../../../parts/ProductGrid/ProductGrid.tsx'
import { SearchProducts } from '../../../parts/SearchProducts/SearchProducts.tsx'
import { FailedState } from '../../../parts/FailedState.tsx'
import { paths } from '../../../paths.ts'
import { BreedMatches } from './BreedMatches.tsx'

/** What the whole shop has for a text; without one, a place to type it. */
export function Search() {
  const [query] = useSearchParams()
  const text = (query.get('q') ?? '').trim()
  return (
    <>
      <PageTitle
        title={text ? `Search: ${text}` : 'Search'}
        description="Find a DNA test by its name, its gene, its OMIA id or your breed."
      />
      <PageHeader
        title={text ? `Results for “${text}”` : 'What are you looking for?'}
        lead={text ? undefined : 'A test, a gene, an OMIA id or a breed: any of them will do.'}
      />
      <chakra.div maxWidth="form" marginBlockEnd={{ base: '6', md: '10' }}>
        <SearchProducts key={text} defaultValue={text} label="Search all tests" />
      </chakra.div>
      {text ? <Results text={text} page={pageIn(query)} /> : <Ideas />}
    </>
  )
}

function Results({ text, page }: { text: string; page: number }) {
  const isVet = useAudience() === 'vet'
  const { data, error, isLoading, isValidating, mutate } = useProductSearch(searchQuery(text, isVet, page))
  if (error && !data) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label="Searching">
        <ProductGridSkeleton />
      </SkeletonGroup>
    )
  return (
    <>
      <BreedMatches name={text} />
      {data.results.length ? (
        <Stack as="section" gap="5" aria-label="Tests" aria-busy={isLoading} opacity={isLoading ? 0.5 : 1}>
          <chakra.p role="status" textStyle="small" color="ink2">
            {data.count === 1 ? '1 test' : `${data.count} tests`}
          </chakra.p>
          <ProductGrid products={data.results} />
          <Pagination
            page={page}
            totalPages={Math.ceil(data.count / storePageSize)}
            hrefOf={(to) => (to === 1 ? paths.search(text) : `${paths.search(text)}&page=${to}`)}
          />
        </Stack>
      ) : (
        <EmptyState
          role="status"
          illustration={<Illustration name="no-results" />}
          title="Result not found."
          text="Check the spelling, or try fewer letters: “PRA”, “MDR1” or the name of a breed."
          actions={<Ways />}
        />
      )}
    </>
  )
}

const Ways = () => {
  const isVet = useAudience() === 'vet'
  const audience = isVet ? 'vet' : 'breeder'
  return (
    <>
      <LinkButton variant="outline" href={paths.dnaTests(audience, 'dog')}>
        Tests for dogs
      </LinkButton>
      <LinkButton variant="outline" href={paths.dnaTests(audience, 'cat')}>
        Tests for cats
      </LinkButton>
      <LinkButton variant="outline" href={paths.breeds('dog')}>
        Dog breeds
      </LinkButton>
      <LinkButton variant="outline" href={paths.breeds('cat')}>
        Cat breeds
      </LinkButton>
    </>
  )
}

const Ideas = () => (
  <chakra.div display="flex" flexWrap="wrap" gap="3">
    <Ways />
  </chakra.div>
)
