import { storePageSize } from '@shop/contract/constants'
import { chakra, EmptyState, Illustration, LinkButton, PageHeader, Section, SkeletonGroup } from '@shop/design-system'
import { useLocation, useSearchParams } from 'react-router-dom'
import { type ListingCopy, listingCopy } from '../../../content/listings.ts'
import { pageIn, useProducts } from '../../../data/product.ts'
import { useSettings } from '../../../data/settings.tsx'
import { PagedList } from '../../../parts/page/PagedList.tsx'
import { wholeSentences } from '../../../parts/page/whole-sentences.ts'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { ProductGrid, ProductGridSkeleton } from '../../../parts/product/ProductGrid.tsx'
import { ShopTabs } from '../../../parts/product/ShopTabs.tsx'
import { paths } from '../../../paths.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { FlagshipPart } from '../../../parts/flagship/FlagshipPart.tsx'
import { About } from './About.tsx'
import { addressWith } from '../../../parts/page/address-with.ts'
import { countMessage, isOffered, type Listing, listingAt, narrowingKeys, productQueryOf } from './listing.ts'
import { NotOffered } from './NotOffered.tsx'
import { ProductFilters } from './ProductFilters.tsx'
import { SpeciesChoice } from './SpeciesChoice.tsx'

/** A product listing: its filters live in the address, so it can be shared, reloaded and gone back to. */
export function Products() {
  const { pathname } = useLocation()
  const settings = useSettings()
  const listing = listingAt(pathname)
  const copy = listingCopy(listing.page, listing.audience, listing.species)
  const { title, tab = title, lead, noun, about, picture, flagship } = copy
  const isHere = isOffered(listing, settings)
  return (
    <>
      <PageTitle title={tab} description={wholeSentences(lead, forWhom(listing))} />
      <PageHeader title={title} lead={lead} aside={picture && <Aside picture={picture} />} />
      {listing.audience !== 'owner' && listing.species && (
        <ShopTabs shop={listing.audience} species={listing.species} />
      )}
      {listing.audience === 'owner' && <SpeciesChoice listing={listing} />}
      {about?.isFirst && <About {...about} />}
      {isHere && <ProductFilters key={pathname} listing={listing} title={title} noun={noun} />}
      {isHere ? <Results listing={listing} copy={copy} /> : <NotOffered listing={listing} />}
      {about && !about.isFirst && <About {...about} />}
      {flagship && (
        <FlagshipPart
          name={flagship}
          species={listing.species}
          end={
            <Section title="Ready to choose?">
              <LinkButton href={listing.path}>Back to the list</LinkButton>
            </Section>
          }
        />
      )}
    </>
  )
}

/** What tells it from another list of the same lead. */
const forWhom = ({ species, audience }: Listing) =>
  species ? `For ${species}s, for ${audience === 'vet' ? 'vets' : 'breeders'}.` : null

/** Beside the text where there is room for both. */
const Aside = ({ picture }: { picture: NonNullable<ListingCopy['picture']> }) => (
  <chakra.div width="64" hideBelow="md">
    <Illustration name={picture} />
  </chakra.div>
)

function Results({ listing, copy: { noun } }: { listing: Listing; copy: ListingCopy }) {
  const [query] = useSearchParams()
  const { data, error, isLoading, isValidating, mutate } = useProducts(productQueryOf(listing, query))
  if (error && !data) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label={`Fetching ${noun}s`}>
        <ProductGridSkeleton cards={listing.isShort ? 4 : undefined} />
      </SkeletonGroup>
    )
  const page = pageIn(query)
  const isNarrowed = narrowingKeys.some((key) => query.get(key))
  return (
    <PagedList
      label={`${noun}s`}
      rows={data.results}
      nothing={isNarrowed ? <NothingFits noun={noun} path={listing.path} /> : <NothingHere />}
      summary={countMessage(data.count, page, storePageSize, noun)}
      isLoading={isLoading}
      page={page}
      totalPages={Math.ceil(data.count / storePageSize)}
      hrefOf={(to) => addressWith(listing.path, query, { page: to === 1 ? '' : String(to) })}
    >
      <ProductGrid products={data.results} />
    </PagedList>
  )
}

const NothingFits = ({ noun, path }: { noun: string; path: string }) => (
  <EmptyState
    role="status"
    illustration={<Illustration name="no-results" />}
    title={`No ${noun} matches all of that`}
    text="Remove a filter, or search for the gene or the breed instead."
    actions={<LinkButton href={path}>Show all of them</LinkButton>}
  />
)

/** Nothing was narrowed: there is nothing to take away. */
const NothingHere = () => (
  <EmptyState
    role="status"
    illustration={<Illustration name="no-results" />}
    title="There is nothing here at the moment"
    text="Please look around the rest of the shop."
    actions={<LinkButton href={paths.search()}>Search the whole shop</LinkButton>}
  />
)
