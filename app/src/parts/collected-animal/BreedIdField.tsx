import { species } from '@shop/contract/constants'
import { type Option, VirtualDropdown } from '@shop/design-system'
import { useMemo } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { isRealBreed, useBreeds } from '../../data/breed.ts'

type BreedIdFieldProps = {
  name: string
  /** The breed of the record, whose name shows before the list is there. */
  known: { id: number; name: string } | null
}

/** The breed of the chosen species, as its id. */
export function BreedIdField({ name, known }: BreedIdFieldProps) {
  const { field, fieldState } = useController<Record<string, number | undefined>>({ name })
  const speciesId: number | undefined = useWatch({ name: 'speciesId' })
  const { data, error, isLoading } = useBreeds(
    speciesId ? { species: speciesId === species.canine ? 'dog' : 'cat', size: '1000' } : null,
  )
  const options = useMemo<Option[]>(
    () =>
      speciesId
        ? (data?.results ?? []).filter(isRealBreed).map(({ id, name: label }) => ({ value: String(id), label }))
        : [],
    [data, speciesId],
  )
  const chosen = options.find(({ value }) => value === String(field.value))
  return (
    <VirtualDropdown
      name={name}
      label="Breed"
      placeholder={speciesId ? 'Type to find a breed' : 'Choose dog or cat first'}
      options={options}
      isLoading={isLoading}
      value={chosen ?? (known && known.id === field.value ? { value: String(known.id), label: known.name } : null)}
      onChange={({ value }) => field.onChange(Number(value))}
      error={fieldState.error?.message}
      help="If it is of one."
      failure={error?.message}
    />
  )
}
