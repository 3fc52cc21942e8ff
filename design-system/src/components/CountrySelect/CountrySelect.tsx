import { Flag } from '../Flag/Flag.tsx'
import { Select, type SelectProps } from '../Select/Select.tsx'
import { type CodeName, countryGroups } from './country-groups.ts'

export type CountrySelectProps = Omit<SelectProps, 'label' | 'options' | 'prefix' | 'value'> & {
  /** Names the control; “Country” when left out. */
  label?: SelectProps['label']
  /** By name; none until they are here. A chosen one that is not among them is shown all the same. */
  countries: readonly CodeName[]
  /** The chosen country's code, or ''. */
  value: string
}

const names = new Intl.DisplayNames('en', { type: 'region' })

const withChosen = (countries: readonly CodeName[], code: string) =>
  !/^[A-Z]{2}$/.test(code) || countries.some((country) => country.code === code)
    ? countries
    : [...countries, { code, name: names.of(code) ?? code }]

/**
 * A country by name, its flag beside it. Typing "new z" finds New Zealand, and "england" the United Kingdom: it is the
 * browser's own list, which works before scripts. Of options with the same value, the first is the one shown.
 */
export function CountrySelect({ label = 'Country', countries, value, ...props }: CountrySelectProps) {
  return (
    <Select
      autoComplete="country"
      {...props}
      label={label}
      value={value}
      options={countryGroups(withChosen(countries, value))}
      prefix={value && <Flag country={value} />}
    />
  )
}
