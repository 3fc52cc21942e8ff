import { sorts, subCategories } from '@shop/contract/constants'
import { Button, chakra, Select, TextInput, VirtualDropdown } from '@shop/design-system'
import { Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useBreeds } from '../../../data/breed.ts'
import { useSpelling } from '../../../data/spelling.tsx'
import { formText } from '../../../parts/form/form-text.ts'
import { useChangeQuery } from '../../../parts/page/use-change-query.ts'
import { type FilterKey, type Listing, speciesOf } from './listing.ts'

const Bar = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: '1fr 1fr 1fr', xl: '1.6fr 1.6fr 1fr 1fr 1fr' },
    gap: { base: '3', md: '4' },
    alignItems: 'start',
    marginBlockEnd: { base: '6', md: '8' },
    // On a phone the two small choices share a line, between those that need room.
    '& > div:first-of-type, & > div:nth-of-type(2), & > div:last-of-type:nth-of-type(odd)': {
      gridColumn: { base: '1 / -1', md: 'auto' },
    },
  },
})

const bodySystems = subCategories.map(({ id, name }) => ({ value: String(id), label: name }))

/** Search, breeds, kinds, body system and order. A plain form to the listing's own address, so it works before (and without) scripts. */
export function ProductFilters({ listing, title, noun }: { listing: Listing; title: string; noun: string }) {
  const [query] = useSearchParams()
  const spell = useSpelling()
  const changeQuery = useChangeQuery(listing.path, { preventScrollReset: true })
  const species = speciesOf(listing, query)
  const change = (changes: Partial<Record<FilterKey, string>>) => changeQuery({ page: '', ...changes })

  return (
    <Bar
      role="search"
      aria-label={title}
      action={listing.path}
      onSubmit={(event) => {
        event.preventDefault()
        change({ name: formText(event.currentTarget, 'name') })
      }}
    >
      <TextInput
        key={query.get('name')}
        label={`Search these ${noun}s`}
        name="name"
        type="search"
        placeholder={listing.audience === 'owner' ? 'Breed, illness or coat' : 'Test, gene or OMIA id'}
        defaultValue={query.get('name') ?? ''}
        suffix={
          <Button type="submit" size="sm" variant="ghost" aria-label="Search">
            <Search size={18} aria-hidden />
          </Button>
        }
      />
      {species !== listing.species && <input type="hidden" name="species" value={species} />}
      {species && (
        <BreedFilter
          key={species}
          species={species}
          chosen={query.get('breeds') ?? ''}
          onChoose={(breeds) => change({ breeds })}
        />
      )}
      <Select
        label="Test types"
        name="categoryIds"
        placeholder="All types"
        value={query.get('categoryIds') ?? ''}
        options={listing.kinds.map(({ name, categoryIds }) => ({ value: categoryIds.join(','), label: name }))}
        onChange={(event) => change({ categoryIds: event.target.value })}
      />
      {listing.hasBodySystems && (
        <Select
          label="Body system"
          name="sub_categories"
          placeholder="All systems"
          value={query.get('sub_categories') ?? ''}
          options={bodySystems.map(({ value, label }) => ({ value, label: spell(label) }))}
          onChange={(event) => change({ sub_categories: event.target.value })}
        />
      )}
      <Select
        label="Sort"
        name="sort"
        placeholder={sorts[0].label}
        value={query.get('sort') ?? ''}
        options={sorts.slice(1)}
        onChange={(event) => change({ sort: event.target.value })}
      />
      <noscript>
        <Button type="submit">Show {noun}s</Button>
      </noscript>
    </Bar>
  )
}

type BreedFilterProps = {
  species: NonNullable<Listing['species']>
  chosen: string
  onChoose: (breedIds: string) => void
}

/** The breeds that have tests. Ids are in the address; their names come with the list. */
function BreedFilter({ species, chosen, onChoose }: BreedFilterProps) {
  // The list weighs 5 kB: it comes with the first sign that it is wanted, or when it must name a choice.
  const [isWanted, setWanted] = useState(chosen !== '')
  const want = () => setWanted(true)
  const { data, error, isLoading } = useBreeds(isWanted || chosen ? { species, tested: 'true', size: '1000' } : null)
  const options = useMemo(
    () => (data?.results ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    [data],
  )
  const value = useMemo(() => {
    const ids = new Set(chosen.split(','))
    return options.filter((option) => ids.has(option.value))
  }, [options, chosen])
  return (
    <div onPointerEnter={want} onFocus={want}>
      <VirtualDropdown
        label="Breeds"
        name="breeds"
        placeholder="All breeds"
        isMultiple
        isLoading={isLoading}
        options={options}
        failure={error?.message}
        value={value}
        onChange={(breeds) => onChoose(breeds.map((breed) => breed.value).join(','))}
      />
    </div>
  )
}
