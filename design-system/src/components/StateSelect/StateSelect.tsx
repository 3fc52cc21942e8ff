import type { Ref } from 'react'
import type { CodeName } from '../CountrySelect/country-groups.ts'
import type { FieldProps } from '../Field/Field.tsx'
import { Select } from '../Select/Select.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'

export type StateSelectProps = Omit<FieldProps, 'label'> & {
  /** The country's states; none where addresses go without, and the state is typed. */
  states: readonly CodeName[]
  /** The states of the country are on their way. */
  isLoading?: boolean
  /** Why there is no list: the field is typed then, so nobody is stopped by it. */
  failure?: string | undefined
  /** A state's code, or what was typed. */
  value: string
  /** Called with the new value. */
  onChange: (value: string) => void
  /** Called when the focus leaves it. */
  onBlur?: () => void
  /** The name the form sends it by. */
  name?: string
  /** Cannot be used, and is not sent. Prefer to show why instead. */
  disabled?: boolean
  /** The control itself, where the focus goes when it is wrong. */
  ref?: Ref<HTMLSelectElement & HTMLInputElement>
}

/** A state from the country's list, or typed where there is no list. */
export function StateSelect({ states, isLoading = false, failure, onChange, ...props }: StateSelectProps) {
  const common = {
    ...props,
    autoComplete: 'address-level1',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  if (isLoading) {
    return (
      <Select
        {...common}
        disabled
        label="State"
        // What was saved is shown at once, by its code until its name is here.
        options={props.value ? [{ value: props.value, label: props.value }] : []}
        placeholder="Loading states…"
        prefix={<Spinner size="sm" />}
      />
    )
  }
  if (failure || !states.length) {
    const help = failure ? (
      <>
        <p>{failure}</p>
        <p>Type your state or region instead.</p>
      </>
    ) : (
      props.help
    )
    return <TextInput {...common} label="State or region" help={help} />
  }
  return <Select {...common} label="State" options={states.map(({ code, name }) => ({ value: code, label: name }))} />
}
