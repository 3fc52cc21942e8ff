import { readBreeds } from '../../../data/breed.ts'
import { readProducts } from '../../../data/product.ts'
import type { Reads } from '../../../data/reads.ts'
import { breedQueriesOf, entranceAt, sellersQueryOf } from './landing.ts'

export const reads: Reads = ({ path, settings }) => {
  const entrance = entranceAt(path, settings.user)
  return [readProducts(sellersQueryOf(entrance)), ...breedQueriesOf(entrance).map(readBreeds)]
}
