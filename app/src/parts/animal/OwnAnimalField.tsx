import type { Animal } from '@shop/contract/animal'
import { type Option, VirtualDropdown } from '@shop/design-system'
import { useState } from 'react'
import { type AnimalQuery, useAnimals } from '../../data/animal.ts'

type OwnAnimalFieldProps = Pick<AnimalQuery, 'gender' | 'speciesId'> & {
  label: string
  placeholder: string
  /** The animal that is chosen, by its id. */
  value: Option | null
  /** What it is called to choose none; where it is left out, one must be chosen. */
  none?: string
  error?: string
  help?: string | undefined
  /** With the animal behind the option; undefined for none. */
  onChange: (option: Option, animal: Animal | undefined) => void
}

type Named = { petName: string; breed?: { name: string } | null | undefined; isMixedBreed?: boolean }

/** "Skye, Border Collie". */
export const animalLabel = ({ petName, breed, isMixedBreed }: Named): string =>
  [petName, breed?.name ?? (isMixedBreed ? 'Mixed breed' : undefined)].filter(Boolean).join(', ')

/** One of the user's own animals, by its name: as many as they have, found by typing. */
export function OwnAnimalField({ gender, speciesId, none, help, onChange, ...field }: OwnAnimalFieldProps) {
  const [text, setText] = useState('')
  const {
    animals,
    error: failure,
    isValidating,
    hasMore,
    loadMore,
  } = useAnimals({
    view: 'own',
    ...(gender && { gender }),
    ...(speciesId && { speciesId }),
    ...(text && { query: text }),
  })
  const own = (animals ?? []).map((animal) => ({ value: animal.id, label: animalLabel(animal) }))
  return (
    <VirtualDropdown
      {...field}
      help={help}
      failure={failure?.message}
      options={none && field.value && !text ? [{ value: '', label: none }, ...own] : own}
      onChange={(option) =>
        onChange(
          option,
          animals?.find(({ id }) => id === option.value),
        )
      }
      onSearch={setText}
      isLoading={isValidating}
      hasMore={hasMore}
      onEndReached={loadMore}
    />
  )
}
