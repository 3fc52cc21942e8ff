import { Button, EmptyState, Illustration, LinkButton, SkeletonGroup, Skeleton, TextInput } from '@shop/design-system'
import { Search } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { isRealBreed, useBreeds } from '../../../data/breed.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'
import { breedsFor, type Finder, finderPath } from './finder.ts'

/** Which breed: the best tested ones, or those of the name that was typed. A plain form and links. */
export function BreedChoice({ finder }: { finder: Finder }) {
  const [query] = useSearchParams()
  const { answers } = finder
  const { data, error, isValidating, mutate } = useBreeds(breedsFor(finder, query))
  const name = query.get('name') ?? ''
  const breeds = data?.results.filter(isRealBreed)
  const unknown = finderPath({ answers: { animal: answers.animal, kind: 'mixed' }, breed: undefined })
  return (
    <div className="breeds">
      <form role="search" aria-label="Breeds" action={paths.findATest} key={name}>
        {Object.entries(answers).map(([question, value]) => (
          <input key={question} type="hidden" name={question} value={value} />
        ))}
        <TextInput
          label="Breed"
          name="name"
          type="search"
          defaultValue={name}
          placeholder={answers.animal === 'cat' ? 'Maine Coon, Bengal, Persian' : 'Border Collie, Poodle, Alsatian'}
          autoComplete="off"
          suffix={
            <Button type="submit" size="sm" variant="ghost" aria-label="Search">
              <Search size={18} aria-hidden />
            </Button>
          }
        />
      </form>
      {error && !data && <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />}
      {!error && !breeds && (
        <SkeletonGroup label="Fetching breeds">
          <Skeleton shape="box" height="24" />
        </SkeletonGroup>
      )}
      {breeds && breeds.length > 0 && (
        <ul className="breed-links" aria-label={name ? `Breeds like ${name}` : 'Breeds with the most tests'}>
          {breeds.map((breed) => (
            <li key={breed.id}>
              <a href={finderPath({ answers, breed: String(breed.id) })}>{breed.name}</a>
            </li>
          ))}
        </ul>
      )}
      {breeds?.length === 0 && (
        <EmptyState
          role="status"
          illustration={<Illustration name="no-results" />}
          title={`We know no breed called “${name}”`}
          text="Try another spelling, or go on without a breed."
          actions={
            <LinkButton href={unknown} variant="outline">
              I do not know the breed
            </LinkButton>
          }
        />
      )}
      {breeds && breeds.length > 0 && (
        <p>
          <a className="finder-skip" href={unknown}>
            It is not here, or I am not sure
          </a>
        </p>
      )}
    </div>
  )
}
