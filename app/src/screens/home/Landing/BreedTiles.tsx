import type { Breed } from '@shop/contract/breed'
import { species as speciesIds } from '@shop/contract/constants'
import { Coat, Link, SearchBox, Section, Skeleton, SkeletonGroup } from '@shop/design-system'
import { useNavigate } from 'react-router-dom'
import type { LandingCopy } from '../../../content/home.ts'
import { useBreeds } from '../../../data/breed.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'
import { breedQueriesOf, type LandingAudience, type EntryPoint } from './landing.ts'

/** Where a breed leads: to its page, which is the breeders', or to its tests in another audience's shop. */
function hrefOf(breed: Breed, audience: LandingAudience): string {
  const species = breed.species.id === speciesIds.feline ? 'cat' : 'dog'
  if (audience === 'vet') return `${paths.dnaTests('vet', species)}?breeds=${breed.id}`
  if (audience === 'owner') return `${paths.ownerProducts}?species=${species}&breeds=${breed.id}`
  return paths.breed(species, breed)
}

/** A field for a breed's name, and the dozen breeds with the most tests, each in its coat. */
export function BreedTiles({ copy, entryPoint }: { copy: LandingCopy['breeds']; entryPoint: EntryPoint }) {
  const navigate = useNavigate()
  const [first, second] = breedQueriesOf(entryPoint)
  const lists = [useBreeds(first ?? null), useBreeds(second ?? null)]
  const breeds = lists.flatMap(({ data }) => data?.results ?? [])
  const failed = lists.find(({ error, data }) => error && !data)
  return (
    <Section
      title={copy.title}
      lead={copy.lead}
      action={
        <div className="more">
          {copy.all.map(({ label, href }) => (
            <Link key={label} href={href}>
              {label}
            </Link>
          ))}
        </div>
      }
    >
      <div className="breed-search">
        <SearchBox
          label={copy.search.label}
          action={copy.search.action}
          name="name"
          onSearch={(name) => void navigate(`${copy.search.action}?${new URLSearchParams({ name })}`)}
        />
      </div>
      {failed?.error && (
        <FailedState error={failed.error} onRetry={() => void failed.mutate()} isRetrying={failed.isValidating} />
      )}
      {lists.some(({ isLoading }) => isLoading) ? (
        <SkeletonGroup label="Fetching breeds">
          <Skeleton height="48" />
        </SkeletonGroup>
      ) : (
        <ul className="breeds">
          {breeds.map((breed) => (
            <li key={breed.id}>
              <a className="breed" href={hrefOf(breed, entryPoint.audience)}>
                <span className="breed-coat">
                  <Coat {...breed.coat} ratio={1.25} />
                </span>
                <span className="breed-name">{breed.name}</span>
                <span className="breed-count">{breed.testCount === 1 ? '1 test' : `${breed.testCount} tests`}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
