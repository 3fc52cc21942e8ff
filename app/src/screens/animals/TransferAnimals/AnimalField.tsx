import type { Animal } from '@shop/contract/animal'
import { type Option, VirtualDropdown } from '@shop/design-system'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useAnimals } from '../../../data/animal.ts'
import { useAnimalProfile } from '../../../data/animal-profile.ts'
import { useBeside } from '../../../data/use-beside.ts'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'

const optionOf = ({ id, petName, registrationName }: Animal): Option => ({
  value: id,
  label: registrationName ? `${petName} (${registrationName})` : petName,
})

/** One of one's own animals, found by typing; those on offer already are not among them. */
export function AnimalField({ name }: { name: string }) {
  const { field, fieldState } = useController<Record<string, string>>({ name })
  const words = useAnimalWords()
  const [text, setText] = useState('')
  const { animals, error, isValidating, loadMore, hasMore } = useAnimals({ view: 'own', ...(text && { query: text }) })
  const options = (animals ?? []).filter(({ isInTransfer }) => !isInTransfer).map(optionOf)
  // The address may name an animal of a page that is not loaded.
  const [picked, setPicked] = useState<Option>()
  const known = [picked, ...options].find((option) => option?.value === field.value)
  const named = useBeside(useAnimalProfile(field.value && !known ? field.value : null))
  const isMine = named?.rights === 'owner' && !named.isInTransfer
  return (
    <VirtualDropdown
      name={name}
      label={words('Animal')}
      placeholder="Type to find one of yours"
      options={options}
      onSearch={setText}
      isLoading={isValidating}
      hasMore={hasMore}
      onEndReached={loadMore}
      value={known ?? (isMine ? optionOf(named) : null)}
      onChange={(option) => {
        setPicked(option)
        field.onChange(option.value)
      }}
      error={fieldState.error?.message}
      failure={error?.message}
      required
    />
  )
}
