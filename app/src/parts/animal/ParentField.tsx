import { Stack, TextField, type Option, VirtualDropdown } from '@shop/design-system'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useAnimals } from '../../data/animal.ts'
import { useAnimalCopy } from './animal-copy.ts'

const sides = {
  dam: { label: 'Dam', gender: 'female', idName: 'damId', nameName: 'damName' },
  sire: { label: 'Sire', gender: 'male', idName: 'sireId', nameName: 'sireName' },
} as const

type ParentFieldProps = { side: keyof typeof sides; speciesId: number; self: string | undefined }

/** One parent: one of the user's own animals of its sex and species, or else a name. */
export function ParentField({ side, speciesId, self }: ParentFieldProps) {
  const { label, gender, idName, nameName } = sides[side]
  const { many } = useAnimalCopy()
  const { getValues, setValue } = useFormContext()
  const { field, fieldState } = useController<Record<string, string | null>>({ name: idName })
  const [text, setText] = useState('')
  const { animals, error, isValidating, hasMore, loadMore } = useAnimals({
    view: 'own',
    gender,
    speciesId: String(speciesId),
    ...(text && { query: text }),
  })
  const other: Option = { value: '', label: `None of your ${many}` }
  const own = (animals ?? [])
    .filter(({ id }) => id !== self)
    .map(({ id, petName, registrationName }) => ({ value: id, label: registrationName ?? petName }))
  // Its name is in the form, for it may be on a page of the list that is not loaded.
  const chosen = field.value ? { value: field.value, label: String(getValues(nameName)) } : other
  return (
    <Stack gap="3">
      <VirtualDropdown
        name={idName}
        label={label}
        options={text ? own : [other, ...own]}
        value={chosen}
        onSearch={setText}
        isLoading={isValidating}
        hasMore={hasMore}
        onEndReached={loadMore}
        onChange={({ value, label: name }) => {
          setValue(nameName, value ? name : '', { shouldDirty: true })
          field.onChange(value || null)
        }}
        error={fieldState.error?.message}
        failure={error?.message}
      />
      {!field.value && <TextField name={nameName} label={`Name of the ${side}`} autoComplete="off" />}
    </Stack>
  )
}
