import type { Breed } from '@shop/contract/breed'
import { chakra, Coat } from '@shop/design-system'
import { storeSpeciesOf } from '../../../parts/product/product-kind.ts'
import { paths } from '../../../paths.ts'

const Strip = chakra('nav', {
  base: {
    marginBlockEnd: '8',
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '3', listStyleType: 'none' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      paddingInlineEnd: '5',
      bg: 'card',
      border: 'hairline',
      borderRadius: 'pill',
      overflow: 'hidden',
      fontWeight: 'semibold',
      _hover: { borderColor: 'colorPalette.solid' },
    },
    '& .coat': { boxSize: '12', flexShrink: 0 },
    '& .count': { textStyle: 'small', fontWeight: 'normal', color: 'ink2' },
  },
})

/** Breeds by that name, above the tests. */
export function BreedMatches({ breeds }: { breeds: Breed[] }) {
  if (!breeds.length) return null
  return (
    <Strip aria-label="Breeds found">
      <ul>
        {breeds.map((breed) => (
          <li key={breed.id}>
            <a href={paths.breed(storeSpeciesOf(breed) ?? 'dog', breed)}>
              <span className="coat">
                <Coat {...breed.coat} ratio={1} />
              </span>
              {breed.name}
              {breed.testCount > 0 && (
                <span className="count">{breed.testCount === 1 ? '1 test' : `${breed.testCount} tests`}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </Strip>
  )
}
