import type { StoreSpecies } from '@shop/contract/constants'
import { Illustration, EmptyState, LinkButton, PageHeader, Skeleton, SkeletonGroup } from '@shop/design-system'
import { useSearchParams } from 'react-router-dom'
import { breedIndexCopy } from '../../../content/breed-index.ts'
import { useAudience } from '../../../layouts/audience.ts'
import { isRealBreed, useBreeds } from '../../../data/breed.ts'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { ShopTabs } from '../../../parts/product/ShopTabs.tsx'
import { useSpeciesInPath } from '../../../parts/page/species-in-path.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'
import { BreedIndex } from './BreedIndex.tsx'
import { BreedSearch } from './BreedSearch.tsx'
import { breedQueryOf } from './query.ts'

/** Every registry breed of a species, A to Z: those with tests as tiles, the others as plain links. */
export function Breeds() {
  const species = useSpeciesInPath()
  const isBreeder = useAudience() === 'breeder'
  const { name, title, description, lead } = breedIndexCopy(species)
  return (
    <>
      <PageTitle title={name} description={description} />
      <PageHeader title={title} lead={lead} />
      {isBreeder && <ShopTabs shop="breeder" species={species} />}
      <BreedList species={species} key={species} />
    </>
  )
}

function BreedList({ species }: { species: StoreSpecies }) {
  const [query] = useSearchParams()
  const { data, error, isLoading, isValidating, mutate } = useBreeds(breedQueryOf(species, query))
  const name = query.get('name') ?? ''
  const breeds = data?.results.filter(isRealBreed)
  return (
    <>
      <BreedSearch species={species} breeds={breeds} isLoading={isLoading} />
      {error && !data ? (
        <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : !breeds ? (
        <SkeletonGroup label="Fetching breeds">
          {Array.from({ length: 8 }, (_, line) => (
            <Skeleton key={line} shape="box" height="16" marginBlockEnd="3" />
          ))}
        </SkeletonGroup>
      ) : breeds.length ? (
        <BreedIndex species={species} breeds={breeds} />
      ) : (
        <EmptyState
          role="status"
          illustration={<Illustration name="no-results" />}
          title={name ? `No breed is called “${name}”` : 'No breed fits that'}
          text="Try a part of the name, or another spelling. For a mixed breed, a DNA profile or an ancestry test fits any animal."
          actions={<LinkButton href={paths.breeds(species)}>Show all breeds</LinkButton>}
        />
      )}
    </>
  )
}
