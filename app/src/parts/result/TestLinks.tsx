import type { AnimalProfile } from '@shop/contract/animal'
import type { Result } from '@shop/contract/result'
import { chakra, Link } from '@shop/design-system'
import { isRealBreed } from '../../data/breed.ts'
import { paths } from '../../paths.ts'
import { storeSpeciesOf } from '../product/product-kind.ts'

/** From a result to its test, to what each of its results means, and to what else its breed is tested for. */
export function TestLinks({ result: { product }, profile }: { result: Result; profile: AnimalProfile }) {
  const { breed, species } = profile
  const store = storeSpeciesOf({ species })
  return (
    <chakra.ul display="flex" flexWrap="wrap" columnGap="5" rowGap="2" listStyleType="none">
      <li>
        <Link href={paths.product({ ...product, species })}>About this test</Link>
      </li>
      <li>
        <Link href={paths.factSheet(product)}>What each result means</Link>
      </li>
      {breed && store && isRealBreed(breed) && (
        <li>
          <Link href={paths.breed(store, breed)}>All tests for the {breed.name}</Link>
        </li>
      )}
    </chakra.ul>
  )
}
