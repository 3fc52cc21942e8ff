import type { SelectGroup } from '../Select/Options.tsx'

/** A country, or a part of one, as a list shows it. */
export type CodeName = {
  /** Two letters. */
  code: string
  name: string
  /** What people call it too: the list has these after all names, so that typing one finds it. */
  otherNames?: readonly string[]
  /** Parcels go there: the list has these first. */
  isPostedTo?: boolean
}

/** Countries as a native list has them; `behind` is what is in brackets behind each name. */
export function countryGroups<Country extends CodeName>(
  countries: readonly Country[],
  behind?: (country: Country) => string,
): SelectGroup[] {
  const option = (country: Country, name: string, brackets = behind?.(country)) => ({
    value: country.code,
    label: brackets ? `${name} (${brackets})` : name,
  })
  const near = countries.filter(({ isPostedTo }) => isPostedTo)
  const far = countries.filter(({ isPostedTo }) => !isPostedTo)
  const others = countries.flatMap((country) =>
    (country.otherNames ?? []).map((name) => option(country, name, behind?.(country) ?? country.name)),
  )
  return [
    { label: 'We post to', options: near.map((country) => option(country, country.name)) },
    {
      label: near.length ? 'Other countries' : 'Countries',
      options: far.map((country) => option(country, country.name)),
    },
    { label: 'Other names', options: others.toSorted((one, other) => one.label.localeCompare(other.label, 'en')) },
  ].filter(({ options }) => options.length)
}
