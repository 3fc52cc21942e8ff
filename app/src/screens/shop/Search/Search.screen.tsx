import { chakra, EmptyState, Illustration, LinkButton, PageHeader, SkeletonGroup } from '@shop/design-system'
import { useSearchParams } from 'react-router-dom'
import { useAudience } from '../../../layouts/audience.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { BeyondTheEnd } from '../../../parts/page/BeyondTheEnd.tsx'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { ProductGridSkeleton } from '../../../parts/product/ProductGrid.tsx'
import { SearchProducts } from '../../../parts/product/SearchProducts.tsx'
import { paths } from '../../../paths.ts'
import { BreedMatches } from './BreedMatches.tsx'
import { PageMatches } from './PageMatches.tsx'
import { addressOf, type SearchWish, searchIn } from './search.ts'
import { TestMatches } from './TestMatches.tsx'
import { TopicMatch } from './TopicMatch.tsx'
import { useFound } from './use-found.ts'
import { VetFilter } from './VetFilter.tsx'

/** What the whole site has for a text: tests, breeds and pages; without one, a place to type it. */
export function Search() {
  const wish = searchIn(useSearchParams()[0])
  const { text } = wish
  return (
    <>
      <PageTitle
        title={text ? `Search: ${text}` : 'Search'}
        description="Find a DNA test by its name, its gene, its OMIA id or your breed, and the pages that answer your question."
      />
      <PageHeader
        title={text ? `Results for “${text}”` : 'What are you looking for?'}
        lead={
          text ? undefined : 'A test, a gene, an OMIA id, a breed, or what you would like to know: any of them will do.'
        }
      />
      <chakra.div maxWidth="form" marginBlockEnd={{ base: '6', md: '10' }}>
        <SearchProducts key={text} defaultValue={text} label="Search all tests" />
      </chakra.div>
      {text ? <Results wish={wish} /> : <Ideas />}
    </>
  )
}

function Results({ wish }: { wish: SearchWish }) {
  const isVet = useAudience() === 'vet'
  const { tests, topic, breeds, pages, isForPages, hasTests, isWaiting, isNothing } = useFound(wish, isVet)
  const { data, error, isLoading, isValidating, mutate } = tests
  if (isWaiting)
    return (
      <SkeletonGroup label="Searching">
        <ProductGridSkeleton />
      </SkeletonGroup>
    )
  return (
    <>
      {isVet && <VetFilter wish={wish} />}
      {isNothing &&
        (wish.page > 1 ? (
          <BeyondTheEnd page={wish.page} href={addressOf({ ...wish, page: 1 })} />
        ) : (
          <NotFound wish={wish} />
        ))}
      {topic && <TopicMatch topic={topic} breed={breeds[0]} />}
      {isForPages && <PageMatches pages={pages} />}
      {data && !hasTests && !isNothing && !topic && !isForPages && (
        <chakra.p role="status" marginBlockEnd="4" color="ink2">
          {breeds[0]
            ? `No test by that name is for the ${breeds[0].name}. These are all its tests:`
            : 'No test goes by that. This does:'}
        </chakra.p>
      )}
      <BreedMatches breeds={breeds} />
      {error && !data && <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />}
      {hasTests && data && (
        <TestMatches
          wish={wish}
          tests={data.results}
          count={data.count}
          isLoading={isLoading}
          pageCount={pages.length}
        />
      )}
      {!isForPages && <PageMatches pages={pages} />}
    </>
  )
}

const NotFound = ({ wish }: { wish: SearchWish }) => (
  <EmptyState
    role="status"
    illustration={<Illustration name="no-results" />}
    title="Result not found."
    text="Check the spelling, or try fewer letters: “PRA”, “MDR1” or the name of a breed."
    actions={
      wish.isNarrow ? (
        <LinkButton href={addressOf({ ...wish, isNarrow: false })}>Search genes, diseases and breeds too</LinkButton>
      ) : (
        <Ways />
      )
    }
  />
)

const Ways = () => {
  const isVet = useAudience() === 'vet'
  const audience = isVet ? 'vet' : 'breeder'
  return (
    <>
      <LinkButton href={paths.findATest}>Help me choose</LinkButton>
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
      <LinkButton variant="outline" href={paths.help}>
        Questions and answers
      </LinkButton>
    </>
  )
}

const Ideas = () => (
  <chakra.div display="flex" flexWrap="wrap" gap="3">
    <Ways />
  </chakra.div>
)
