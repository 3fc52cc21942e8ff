import { type StoreSpecies, storeSpecies } from '@shop/contract/constants'
import { chakra, Illustration } from '@shop/design-system'
import { useSearchParams } from 'react-router-dom'
import { addressWith } from '../../../parts/page/address-with.ts'
import { type Listing, speciesOf } from './listing.ts'

const Choice = chakra('nav', {
  base: {
    marginBlockEnd: { base: '6', md: '8' },
    '& h2': { textStyle: 'h4', marginBlockEnd: '3' },
    '& ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: { base: '3', md: '5' },
      maxWidth: 'prose',
      listStyleType: 'none',
    },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      flexDirection: { base: 'column', md: 'row' },
      gap: { base: '1', md: '5' },
      height: 'full',
      padding: { base: '3', md: '5' },
      bg: 'card',
      border: 'hairline',
      borderRadius: 'card',
      textAlign: { base: 'center', md: 'start' },
      _hover: { borderColor: 'colorPalette.solid' },
    },
    '& a[aria-current]': { borderColor: 'colorPalette.solid', bg: 'colorPalette.subtle' },
    '& svg': { width: { base: '24', md: '32' }, flexShrink: 0 },
    '& a[aria-current] svg': { '--s': 'colors.card' },
    '& strong': { display: 'block', textStyle: 'h3' },
    '& .choice-hint': { color: 'ink2', fontSize: 'sm' },
    // The choice is made: what is left of it makes room for the list.
    '&[data-made] a': { flexDirection: 'row', padding: { base: '2', md: '2' }, textAlign: 'start' },
    '&[data-made] svg': { width: { base: '12', md: '16' } },
    '&[data-made] .choice-hint': { display: 'none' },
  },
})

const copy: Record<StoreSpecies, { name: string; hint: string }> = {
  dog: { name: 'A dog', hint: 'Breeds in the mix, a plan for care, health and coat' },
  cat: { name: 'A cat', hint: 'Where it comes from, health, blood group and coat' },
}

/** Dog or cat, before anything else: links, so that the choice is in the address. Another animal has other breeds. */
export function SpeciesChoice({ listing }: { listing: Listing }) {
  const [query] = useSearchParams()
  const chosen = speciesOf(listing, query)
  return (
    <Choice aria-labelledby="species-choice" data-made={chosen ? '' : undefined}>
      <h2 id="species-choice">Who is it for?</h2>
      <ul>
        {storeSpecies.map((species) => (
          <li key={species}>
            <a
              href={addressWith(listing.path, query, { species, breeds: '', page: '' })}
              aria-current={species === chosen ? 'true' : undefined}
            >
              <Illustration name={species} />
              <span>
                <strong>{copy[species].name}</strong> <span className="choice-hint">{copy[species].hint}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Choice>
  )
}
