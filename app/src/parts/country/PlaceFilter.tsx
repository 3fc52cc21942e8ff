import { chakra, countryGroups, Select } from '@shop/design-system'
import { useState } from 'react'
import { countryName } from '../../content/country.ts'
import { hasStates, useCountries, useStates } from '../../data/country.ts'
import type { PlaceQuery } from '../../data/place-query.ts'

const Fields = chakra('div', {
  base: { display: 'grid', gap: '4', '&[data-states]': { gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } } },
})

/** The country of a directory's search and, where addresses have one, the state. */
export function PlaceFilter({ country, state }: PlaceQuery) {
  const [chosen, setChosen] = useState(country)
  // Until the list is here, the one that is chosen.
  const countries = useCountries() ?? (country ? [{ code: country, name: countryName(country) }] : [])
  const { states, failure } = useStates(chosen)
  return (
    <Fields data-states={hasStates(chosen) || undefined}>
      <Select
        // The address leads: another country there is another choice here.
        key={`${country} of ${countries.length}`}
        label="Country"
        name="country"
        placeholder="Any country"
        defaultValue={chosen}
        onChange={(event) => setChosen(event.target.value)}
        options={countryGroups(countries)}
      />
      {hasStates(chosen) && (
        <Select
          key={`${chosen} ${state} of ${states.length}`}
          label="State"
          name="state"
          placeholder="Any state"
          help={failure}
          defaultValue={chosen === country ? state : ''}
          options={states.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
    </Fields>
  )
}
