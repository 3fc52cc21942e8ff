import { Flag } from '../Flag/Flag.tsx'
import { Select, type SelectProps } from '../Select/Select.tsx'

export type CodeName = { code: string; name: string }

export type CountrySelectProps = Omit<SelectProps, 'label' | 'options' | 'prefix' | 'value'> & {
  /** Names the control; “Country” when left out. */
  label?: SelectProps['label']
  /** Two-letter codes with names, in the order to show; none until they are here, and the chosen one is shown alone. */
  countries: readonly CodeName[]
  /** The chosen country's code, or ''. */
  value: string
}

const names = new Intl.DisplayNames('en', { type: 'region' })

const alone = (code: string): CodeName[] => (/^[A-Z]{2}$/.test(code) ? [{ code, name: names.of(code) ?? code }] : [])

/** A country by name, its flag beside it. Typing "new z" finds New Zealand: it is the browser's own list. */
export function CountrySelect({ label = 'Country', countries, value, ...props }: CountrySelectProps) {
  return (
    <Select
      autoComplete="country"
      {...props}
      label={label}
      value={value}
      options={(countries.length ? countries : alone(value)).map(({ code, name }) => ({ value: code, label: name }))}
      prefix={value && <Flag country={value} />}
    />
  )
}
