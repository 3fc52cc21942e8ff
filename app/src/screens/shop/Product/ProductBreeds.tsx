import type { StoreSpecies } from '@shop/contract/constants'
import type { ProductDetail } from '@shop/contract/product'
import { chakra, Section } from '@shop/design-system'
import { storeSpeciesOf } from '../../../parts/product/product-kind.ts'
import { paths } from '../../../paths.ts'

const shownFirst = 12

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
    '& details': { marginBlockStart: '2' },
    '& details[open] summary': { marginBlockEnd: '2' },
    '& summary': {
      display: 'inline-block',
      paddingBlock: '2',
      paddingInline: '4',
      borderRadius: 'pill',
      bg: 'colorPalette.subtle',
      color: 'colorPalette.emphasized',
      fontWeight: 'semibold',
      cursor: 'pointer',
    },
    _print: {
      '& summary': { display: 'none' },
      '& a': { paddingBlock: '0.5' },
      '& details': { marginBlockStart: '2' },
    },
    '& .breeds-others': { marginBlockStart: '5', maxWidth: 'prose', textStyle: 'small', color: 'ink2' },
  },
})

/** Which breeds the test is for, as links that work unhydrated; the source's other names as it prints them. */
export function ProductBreeds({ product, isVet }: { product: ProductDetail; isVet: boolean }) {
  const { breeds, otherBreeds, isForAllBreeds } = product
  const species = storeSpeciesOf(product)
  if (!species || !(breeds.length || otherBreeds.length || isForAllBreeds)) return null
  const linksTo = (some: typeof breeds) => (
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
        {linksTo(breeds.slice(0, shownFirst))}
        {breeds.length > shownFirst && (
          <details>
            <summary>Show all {breeds.length}</summary>
            {linksTo(breeds.slice(shownFirst))}
          </details>
        )}
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
