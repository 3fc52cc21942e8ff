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
  onChange: (option: Option) => void
}

/** One of the user's own animals, by its name: as many as they have, found by typing. */
export function OwnAnimalField({ gender, speciesId, none, ...field }: OwnAnimalFieldProps) {
  const [text, setText] = useState('')
  const { animals, isValidating, hasMore, loadMore } = useAnimals({
    view: 'own',
    ...(gender && { gender }),
    ...(speciesId && { speciesId }),
    ...(text && { query: text }),
  })
  const own = (animals ?? []).map(({ id, petName, breed }) => ({
    value: id,
    label: breed ? `${petName}, ${breed.name}` : petName,
  }))
  return (
    <VirtualDropdown
      {...field}
      options={none && field.value && !text ? [{ value: '', label: none }, ...own] : own}
      onSearch={setText}
      isLoading={isValidating}
      hasMore={hasMore}
      onEndReached={loadMore}
    />
  )
}
