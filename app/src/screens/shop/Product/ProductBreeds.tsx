import type { StoreSpecies } from '@shop/contract/constants'
import type { ProductDetail } from '@shop/contract/product'
import { chakra, Section } from '@shop/design-system'
import { storeSpeciesOf } from '../../../parts/product/product-kind.ts'
import { ShortList } from '../../../parts/product/ShortList.tsx'
import { paths } from '../../../paths.ts'

const Breeds = chakra('div', {
  base: {
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '2', listStyleType: 'none' },
    '& a': {
      display: 'block',
      paddingInline: '4',
      paddingBlock: '2',
      bg: 'card',
      border: 'hairline',
      borderRadius: 'pill',
      fontWeight: 'medium',
      transition: 'border-color var(--chakra-durations-fast)',
      _hover: { borderColor: 'colorPalette.solid', color: 'colorPalette.emphasized' },
    },
    // As running text.
    _print: {
      '& ul': { display: 'block' },
      '& li, & a': { display: 'inline' },
      '& a': { padding: '0', border: 'none' },
      '& li + li::before': { content: '", "' },
    },
    '& .breeds-others': { marginBlockStart: '5', maxWidth: 'prose', textStyle: 'small', color: 'ink2' },
  },
})

/** Which breeds the test is for, as links that work unhydrated; the source's other names as it prints them. */
export function ProductBreeds({ product, isVet }: { product: ProductDetail; isVet: boolean }) {
  const { breeds, otherBreeds, isForAllBreeds } = product
  const species = storeSpeciesOf(product)
  if (!species || !(breeds.length || otherBreeds.length || isForAllBreeds)) return null
  const linksTo = (some: readonly (typeof breeds)[number][]) => (
    <ul>
      {some.map((breed) => (
        <li key={breed.id}>
          <a href={isVet ? `${paths.dnaTests('vet', species)}?breeds=${breed.id}` : paths.breed(species, breed)}>
            {breed.name}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <Section title="Who it is for" lead={leadOf(product, species)}>
      <Breeds>
        <ShortList items={breeds} first={12}>
          {linksTo}
        </ShortList>
        {otherBreeds.length > 0 && <p className="breeds-others">Its sources also name: {otherBreeds.join(', ')}.</p>}
      </Breeds>
    </Section>
  )
}

/** How many of its breeds are listed: those that have a page, and those that only its sources name. */
function leadOf({ breeds, otherBreeds, isForAllBreeds }: ProductDetail, species: StoreSpecies): string {
  if (isForAllBreeds) return `Every ${species}, of any breed or none.`
  const count = breeds.length + otherBreeds.length
  return `Laboratories offer it for ${count === 1 ? 'one breed' : `${count} breeds`}.`
}
