import { readBreed } from '../../../data/breed.ts'
import { readBreedProducts } from '../../../data/product.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ params: { id = '' } }) => [readBreed(id), readBreedProducts(id)]
