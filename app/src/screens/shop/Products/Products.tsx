import { storePageSize } from '@shop/contract/constants'
import {
  chakra,
  EmptyState,
  ErrorState,
  Illustration,
  LinkButton,
  PageHeader,
  Pagination,
  SkeletonGroup,
  Stack,
} from '@shop/design-system'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useProducts } from '../../../data/product.ts'
import { PageTitle } from '../../../parts/PageTitle.tsx'
import { ProductGrid, ProductGridSkeleton } from '../../../parts/ProductGrid/ProductGrid.tsx'
import { addressWith, countMessage, listingAt, type Listing, productQueryOf } from './listing.ts'
import { ProductFilters } from './ProductFilters.tsx'

/** A product listing: its filters live in the address, so it can be shared, reloaded and gone back to. */
export function Products() {
  const { pathname } = useLocation()
  const listing = listingAt(pathname)
  return (
    <>
      <PageTitle title={listing.title} />
      <PageHeader title={listing.title} lead={listing.lead} />
      <ProductFilters key={pathname} listing={listing} />
      <Results listing={listing} />
    </>
  )
}

function Results({ listing }: { listing: Listing }) {
  const [query] = useSearchParams()
  const { data, error, isLoading, isValidating, mutate } = useProducts(productQueryOf(listing, query))
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label="Fetching tests">
        <ProductGridSkeleton />
      </SkeletonGroup>
    )
  if (!data.results.length)
    return (
      <EmptyState
        role="status"
        illustration={<Illustration name="no-results" />}
        title="No test fits all of that"
        text="Take a filter away, or look for the gene or the breed instead."
        actions={<LinkButton href={listing.path}>Show all {listing.title.toLowerCase()}</LinkButton>}
      />
    )
  const page = Number(query.get('page') ?? 1)
  return (
    <Stack as="section" gap="5" aria-label="Tests" aria-busy={isLoading} opacity={isLoading ? 0.5 : 1}>
      <chakra.p role="status" textStyle="small" color="ink2">
        {countMessage(data.count, page, storePageSize)}
      </chakra.p>
      <ProductGrid products={data.results} />
      <Pagination
        page={page}
        totalPages={Math.ceil(data.count / storePageSize)}
        hrefOf={(to) => addressWith(listing.path, query, { page: to === 1 ? '' : String(to) })}
      />
    </Stack>
  )
}
