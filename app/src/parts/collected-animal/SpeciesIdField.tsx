import { species } from '@shop/contract/constants'
import { RadioCards } from '@shop/design-system'
import { useController, useFormContext } from 'react-hook-form'

const kinds = [
  { value: String(species.canine), title: 'Dog' },
  { value: String(species.feline), title: 'Cat' },
]

/** Dog or cat, as the id of the species. Another species forgets the breed. */
export function SpeciesIdField({ name }: { name: string }) {
  const { setValue } = useFormContext()
  const { field, fieldState } = useController<Record<string, number | undefined>>({ name })
  const { value, onChange, ...rest } = field
  return (
    <RadioCards
      {...rest}
      label="Species"
      options={kinds}
      value={String(value ?? '')}
      onChange={(id) => {
        onChange(Number(id))
        setValue('breedId', undefined, { shouldDirty: true })
      }}
      error={fieldState.error?.message}
      required
    />
  )
}
