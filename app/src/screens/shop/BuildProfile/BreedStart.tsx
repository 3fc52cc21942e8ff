import { VirtualDropdown } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { isRealBreed, useBreeds } from '../../../data/breed.ts'
import type { Builder } from './use-builder.ts'

const anyBreed = { value: '', label: 'Any breed' }

/** The breed to start from: its own tests are listed then. The list of breeds comes with the first sign that it is wanted. */
export function BreedStart({ builder: { species, breed, change } }: { builder: Builder }) {
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  const { data, error, isLoading } = useBreeds(isWanted ? { species, tested: 'true', size: '1000' } : null)
  const options = useMemo(
    () => [
      anyBreed,
      ...(data?.results ?? []).filter(isRealBreed).map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    [data],
  )
  return (
    <div onPointerEnter={want} onFocus={want}>
      <VirtualDropdown
        label="Start from a breed"
        placeholder={anyBreed.label}
        isLoading={isLoading}
        options={options}
        failure={error?.message}
        value={breed ? { value: String(breed.id), label: breed.name } : null}
        onChange={({ value }) => change({ breed: value, page: '' })}
      />
    </div>
  )
}
