import { readCollectedAnimals } from '../../../data/collected-animal.ts'
import { pageIn } from '../../../data/product.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ query }) => [readCollectedAnimals(query.get('name')?.trim() ?? '', pageIn(query))]
