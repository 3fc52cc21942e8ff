import type { StoreSpecies } from '@shop/contract/constants'
import { type Option, VirtualDropdown } from '@shop/design-system'
import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import { isRealBreed, useBreeds } from '../../data/breed.ts'

type BreedFieldProps = {
  /** Its place in the form, which holds `{ id, name }`. */
  name: string
  species: StoreSpecies
  /** Of the kit that it is chosen for. */
  barcode?: string | undefined
  label?: string
  help?: string
  required?: boolean
}

/** One breed of a species, found by typing. */
export function BreedField({ name, species, barcode, label = 'Breed', help, required = false }: BreedFieldProps) {
  const { field, fieldState } = useController<Record<string, { id: number; name: string } | null>>({ name })
  const { data, error, isLoading } = useBreeds({ species, ...(barcode && { barcodes: barcode }), size: '1000' })
  const options = useMemo<Option[]>(
    () => data?.results.filter(isRealBreed).map(({ id, name: of }) => ({ value: String(id), label: of })) ?? [],
    [data],
  )
  return (
    <VirtualDropdown
      label={label}
      name={name}
      required={required}
      options={options}
      isLoading={isLoading}
      placeholder="Type to find a breed"
      value={field.value ? { value: String(field.value.id), label: field.value.name } : null}
      onChange={({ value, label: of }) => field.onChange({ id: Number(value), name: of })}
      error={fieldState.error?.message}
      help={help}
      failure={error?.message}
    />
  )
}
