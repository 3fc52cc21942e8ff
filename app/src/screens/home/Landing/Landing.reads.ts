import { readBreeds } from '../../../data/breed.ts'
import { readFlagships } from '../../../data/flagship.ts'
import { readProducts } from '../../../data/product.ts'
import type { Reads } from '../../../data/reads.ts'
import { breedQueriesOf, entryPointAt, sellersQueryOf } from './landing.ts'

export const reads: Reads = ({ path, settings }) => {
  const entryPoint = entryPointAt(path, settings.user)
  return [readProducts(sellersQueryOf(entryPoint)), readFlagships(), ...breedQueriesOf(entryPoint).map(readBreeds)]
}
