import { type Option, VirtualDropdown } from '@shop/design-system'
import { useController } from 'react-hook-form'

/** Several breeds as a field of the form around it: ids in the form, names on the screen. */
export function BreedsField({ name, options }: { name: string; options: readonly Option[] }) {
  const { field, fieldState } = useController<Record<string, number[]>>({ name })
  const chosen = new Set((field.value ?? []).map(String))
  return (
    <VirtualDropdown
      name={name}
      label="Breeds"
      help="Start typing to find a breed. You can choose up to fifty."
      placeholder="Choose breeds"
      isMultiple
      options={options}
      value={options.filter(({ value }) => chosen.has(value))}
      onChange={(next) => field.onChange(next.map(({ value }) => Number(value)))}
      error={fieldState.error?.message}
    />
  )
}
