import { autocompleteDebounceMs, type StoreSpecies } from '@shop/contract/constants'
import type { Breed } from '@shop/contract/breed'
import { Button, chakra, TextInput } from '@shop/design-system'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { formText } from '../../../parts/form/form-text.ts'
import { paths } from '../../../paths.ts'

const Bar = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'minmax(0, 26rem) 1fr' },
    alignItems: 'end',
    gap: '4',
    '& .choices': { display: 'flex', gap: '2' },
    '& .choices a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '11',
      paddingInline: '5',
      bg: 'card',
      border: 'hairline',
      borderRadius: 'pill',
      fontWeight: 'semibold',
      _hover: { borderColor: 'colorPalette.solid' },
    },
    '& .choices a[aria-current]': {
      bg: 'colorPalette.subtle',
      borderColor: 'colorPalette.border',
      color: 'colorPalette.emphasized',
    },
  },
})

const address = (species: StoreSpecies, name: string, isTested: boolean) => {
  const search = new URLSearchParams({ ...(name && { name }), ...(isTested && { tested: 'true' }) })
  return search.size ? `${paths.breeds(species)}?${search}` : paths.breeds(species)
}

type BreedSearchProps = { species: StoreSpecies; breeds: Breed[] | undefined; isLoading: boolean }

/** By name, and only those with tests if one likes; both are in the address. A plain form until scripts are here. */
export function BreedSearch({ species, breeds, isLoading }: BreedSearchProps) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const name = query.get('name') ?? ''
  const isTested = query.get('tested') === 'true'
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const box = useRef<HTMLInputElement>(null)

  const show = (text: string) => {
    clearTimeout(timer.current)
    void navigate(address(species, text.trim(), isTested), { replace: true, preventScrollReset: true })
  }
  const showSoon = (text: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => show(text), autocompleteDebounceMs)
  }
  // The box follows the address, as on going back; but what somebody is typing, even before hydration, leads it.
  const follow = useEffectEvent(() => {
    const input = box.current
    if (!input || input.value.trim() === name) return
    if (document.activeElement === input) showSoon(input.value)
    else input.value = name
  })
  useEffect(() => {
    follow()
    return () => clearTimeout(timer.current)
  }, [name])

  return (
    <Bar
      role="search"
      aria-label="Breeds"
      action={paths.breeds(species)}
      onSubmit={(event) => {
        event.preventDefault()
        show(formText(event.currentTarget, 'name'))
      }}
    >
      <TextInput
        label="Breed"
        name="name"
        type="search"
        placeholder={species === 'dog' ? 'Border Collie, Poodle, Alsatian' : 'Maine Coon, Bengal, Persian'}
        defaultValue={name}
        autoComplete="off"
        ref={box}
        onChange={({ target }) => showSoon(target.value)}
        suffix={
          <Button type="submit" size="sm" variant="ghost" aria-label="Search">
            <Search size={18} aria-hidden />
          </Button>
        }
      />
      {isTested && <input type="hidden" name="tested" value="true" />}
      <div>
        <chakra.p role="status" textStyle="small" color="ink2" marginBlockEnd="2">
          {isLoading || !breeds ? 'Searching' : breeds.length === 1 ? '1 breed' : `${breeds.length} breeds`}
        </chakra.p>
        <nav aria-label="Which breeds" className="choices">
          <a href={address(species, name, false)} aria-current={isTested ? undefined : 'true'}>
            All breeds
          </a>
          <a href={address(species, name, true)} aria-current={isTested ? 'true' : undefined}>
            Only with tests
          </a>
        </nav>
      </div>
    </Bar>
  )
}
