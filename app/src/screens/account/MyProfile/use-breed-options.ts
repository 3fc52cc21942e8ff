import type { Breed } from '@shop/contract/breed'
import { useMemo } from 'react'
import { isRealBreed, useBreeds } from '../../../data/breed.ts'

const all = '1000'

const optionsOf = (breeds: Breed[], suffix = '') =>
  breeds.filter(isRealBreed).map(({ id, name }) => ({ value: String(id), label: name + suffix }))

/** Every breed of dogs and of cats, in the order of their names; undefined while they load. */
export function useBreedOptions() {
  const dogs = useBreeds({ species: 'dog', size: all })
  const cats = useBreeds({ species: 'cat', size: all })
  const options = useMemo(
    () =>
      dogs.data && cats.data
        ? [...optionsOf(dogs.data.results), ...optionsOf(cats.data.results, ' (cat)')].toSorted((a, b) =>
            a.label.localeCompare(b.label, 'en'),
          )
        : undefined,
    [dogs.data, cats.data],
  )
  return {
    options,
    error: dogs.error ?? cats.error,
    isRetrying: dogs.isValidating || cats.isValidating,
    retry: () => {
      void dogs.mutate()
      void cats.mutate()
    },
  }
}
