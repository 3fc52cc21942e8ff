import { searchDebounceMs } from '@shop/contract/constants'
import { Button, chakra, Select, TextInput, useDebounced } from '@shop/design-system'
import { Search } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAnimalCopy } from '../../../parts/animal/animal-copy.ts'
import { useChangeQuery } from '../../../parts/page/use-change-query.ts'
import type { Filters, View } from './address.ts'
import { ResultFilters } from './ResultFilters.tsx'
import { searchTypes } from './view-copy.ts'

const Bar = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', lg: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))' },
    gap: { base: '3', md: '4' },
    alignItems: 'start',
    // On a phone the two small choices share the last line.
    '& > div:nth-of-type(-n + 2)': { gridColumn: { base: '1 / -1', sm: 'auto' } },
  },
})

const sexes = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
]
const kinds = [
  { value: 'dog', label: 'Dogs' },
  { value: 'cat', label: 'Cats' },
]

type AnimalFiltersProps = {
  filters: Filters
  view: View
}

/** Search, where to search, sex and species. A plain form to the list's own address, so it works before (and without) scripts. */
export function AnimalFilters({ filters: { search, by, gender, species, test, status }, view }: AnimalFiltersProps) {
  const { many, one } = useAnimalCopy()
  const { pathname } = useLocation()
  const changeQuery = useChangeQuery(pathname)
  const [text, setText] = useState(search)
  const requested = useRef(search)
  // The address changed by something else than typing here: a link, or going back.
  useEffect(() => {
    if (search === requested.current) return
    requested.current = search
    setText(search)
  }, [search])

  const ask = (typed: string) => {
    if (typed.trim() === requested.current) return
    requested.current = typed.trim()
    // Not a step to go back to for every pause in typing.
    changeQuery({ search: requested.current }, { replace: true })
  }
  const askSoon = useDebounced(ask, searchDebounceMs)
  const choose = (key: string) => (event: ChangeEvent<HTMLSelectElement>) => changeQuery({ [key]: event.target.value })
  // Only a vet's patients, and what others show one, have an owner besides oneself.
  const hasOwners = one === 'patient' || view === 'shared'
  return (
    <Bar
      role="search"
      aria-label={many}
      action={pathname}
      onSubmit={(event) => {
        event.preventDefault()
        ask(text)
      }}
    >
      {view === 'shared_by_me' && <input type="hidden" name="view" value="by-me" />}
      <TextInput
        label={`Search these ${many}`}
        name="search"
        type="search"
        autoComplete="off"
        placeholder="Name, microchip, barcode …"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          askSoon(target.value)
        }}
        suffix={
          <Button type="submit" size="sm" variant="ghost" aria-label="Search">
            <Search size={18} aria-hidden />
          </Button>
        }
      />
      <Select
        label="Search in"
        name="by"
        placeholder="Everything"
        value={by === 'all' ? '' : by}
        options={searchTypes.filter(({ value }) => value !== 'owner_name' || hasOwners)}
        onChange={choose('by')}
      />
      <Select
        label="Sex"
        name="gender"
        placeholder="All"
        value={gender ?? ''}
        options={sexes}
        onChange={choose('gender')}
      />
      <Select
        label="Species"
        name="species"
        placeholder="All"
        value={species ?? ''}
        options={kinds}
        onChange={choose('species')}
      />
      <ResultFilters view={view} test={test} status={status} choose={choose} />
      <noscript>
        <Button type="submit">Show {many}</Button>
      </noscript>
    </Bar>
  )
}
