import type { StoreSpecies } from '@shop/contract/constants'
import { Illustration, LinkButton, PageHeader, Skeleton, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { useParams } from 'react-router-dom'
import { isRealBreed, useBreed } from '../../../data/breed.ts'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { PublicPage } from '../../../parts/product/PublicPage.tsx'
import { storeSpeciesOf } from '../../../parts/product/product-kind.ts'
import { useSpeciesInPath } from '../../../parts/page/species-in-path.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'
import { BreedHero } from './BreedHero.tsx'
import { BreedTests } from './BreedTests.tsx'

/** One breed: its names and registries, and what to test before breeding. */
export function Breed() {
  const inPath = useSpeciesInPath()
  const { id = '' } = useParams()
  const { data: breed, error, isValidating, mutate } = useBreed(id)
  if (breed && isRealBreed(breed)) {
    const species = storeSpeciesOf(breed) ?? inPath
    return (
      <>
        <PageTitle
          title={`${breed.name} DNA tests`}
          description={`${breed.name}: ${breed.testCount === 1 ? '1 DNA test' : `${breed.testCount} DNA tests`} to know before breeding, one by one or as a full breed profile.`}
        />
        <BreedHero breed={breed} species={species} />
        <BreedTests breed={breed} species={species} />
        <PublicPage kind="breeds" name={breed.name} />
      </>
    )
  }
  if (breed || error?.status === 404) return <Missing species={inPath} />
  if (error)
    return <FailedState headingLevel={1} error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  return (
    <SkeletonGroup label="Fetching the breed">
      <Skeleton shape="card" height="64" marginBlock="6" />
      <SkeletonText lines={4} />
    </SkeletonGroup>
  )
}

const Missing = ({ species }: { species: StoreSpecies }) => (
  <>
    <PageTitle title="Breed not found" />
    <PageHeader
      title="We do not know this breed"
      lead="It may be listed under another name: the A to Z finds the older ones too."
      actions={<LinkButton href={paths.breeds(species)}>All {species} breeds</LinkButton>}
      aside={<Illustration name="lost" width="64" />}
    />
  </>
)
