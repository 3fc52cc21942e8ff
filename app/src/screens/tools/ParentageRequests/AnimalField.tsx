import { type Option, VirtualDropdown } from '@shop/design-system'
import { useMemo, useState } from 'react'
import { useController } from 'react-hook-form'
import { useParentageAnimals } from '../../../data/parentage.ts'

type AnimalFieldProps = { name: string; label: string; gender?: 'male' | 'female'; required?: boolean }

/** One of the animals that can be compared, as a field of the form around it: its id in the form, its name on the screen. */
export function AnimalField({ name, label, gender, required }: AnimalFieldProps) {
  const [search, setSearch] = useState('')
  const { field, fieldState } = useController<Record<string, string | null>>({ name })
  const { data, error, isLoading } = useParentageAnimals({ ...(gender && { gender }), ...(search && { search }) })
  const [picked, setPicked] = useState<Option | null>(null)
  const options = useMemo(
    () =>
      (data?.results ?? []).map(({ id, petName, registrationName }) => ({
        value: id,
        label: registrationName ? `${petName}, ${registrationName}` : petName,
      })),
    [data],
  )
  const value =
    picked?.value === field.value ? picked : (options.find((option) => option.value === field.value) ?? null)
  return (
    <VirtualDropdown
      name={name}
      label={label}
      placeholder="Choose by name"
      options={options}
      isLoading={isLoading}
      onSearch={setSearch}
      value={value}
      required={required}
      error={fieldState.error?.message}
      failure={error?.message}
      onChange={(option) => {
        setPicked(option)
        field.onChange(option.value)
      }}
    />
  )
}
