import { sorts, subCategories } from '@shop/contract/constants'
import { Button, chakra, Select, TextInput, VirtualDropdown } from '@shop/design-system'
import { Search, SlidersHorizontal } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useBreeds } from '../../../data/breed.ts'
import { useSpelling } from '../../../data/spelling.tsx'
import { formText } from '../../../parts/form/form-text.ts'
import { useChangeQuery } from '../../../parts/page/use-change-query.ts'
import { type FilterKey, type Listing, speciesOf } from './listing.ts'

const Bar = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr auto', md: '1fr 1fr 1fr', xl: '1.6fr 1.6fr 1fr 1fr 1fr' },
    gap: { base: '2', md: '4' },
    alignItems: { base: 'end', md: 'start' },
    marginBlockEnd: { base: '4', md: '8' },
    '& .filters-open': { hideFrom: 'md' },
    // A desktop has the choices beside the search box, a phone in a sheet: the browser's own popover, so that it opens
    // before scripts and without them.
    '& .filters': {
      md: {
        display: 'contents',
      },
      mdDown: {
        inset: 'auto 0 0',
        width: 'full',
        maxWidth: 'full',
        maxHeight: '85dvh',
        margin: '0',
        padding: '5',
        border: 'none',
        borderRadius: '18px 18px 0 0',
        bg: 'paper',
        color: 'ink',
        boxShadow: 'float',
        _backdrop: { bg: 'rgb(36 26 32 / 0.45)' },
        '&:popover-open': { display: 'grid', gap: '4' },
      },
    },
    '& .filters > h2': { textStyle: 'h3', hideFrom: 'md' },
    '& .filters-show': { hideFrom: 'md' },
  },
})

/** What the sheet holds, as the address has it. */
const filterKeys: FilterKey[] = ['breeds', 'categoryIds', 'sub_categories', 'sort']
const bodySystems = subCategories.map(({ id, name }) => ({ value: String(id), label: name }))

/** Search, breeds, kinds, body system and order. A plain form to the listing's own address, so it works before (and without) scripts. */
export function ProductFilters({ listing, title, noun }: { listing: Listing; title: string; noun: string }) {
  const [query] = useSearchParams()
  const spell = useSpelling()
  const changeQuery = useChangeQuery(listing.path, { preventScrollReset: true })
  const species = speciesOf(listing, query)
  const sheetId = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const chosen = filterKeys.filter((key) => query.get(key)).length
  const change = (changes: Partial<Record<FilterKey, string>>) => changeQuery({ page: '', ...changes })

  return (
    <Bar
      role="search"
      aria-label={title}
      action={listing.path}
      onSubmit={(event) => {
        event.preventDefault()
        change({ name: formText(event.currentTarget, 'name') })
        if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover()
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
      <Button className="filters-open" variant="outline" popoverTarget={sheetId}>
        <SlidersHorizontal size={18} aria-hidden />
        {chosen ? `Filters (${chosen})` : 'Filters'}
      </Button>
      <div ref={sheet} id={sheetId} className="filters" popover="auto" role="group" aria-label="Filters">
        <h2>Filter and sort</h2>
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
        <Button type="submit" className="filters-show">
          Show {noun}s
        </Button>
      </div>
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
