import { readAnimals } from '../../../data/animal.ts'
import type { Reads } from '../../../data/reads.ts'
import { animalQueryAt } from './address.ts'

export const reads: Reads = ({ path, query }) => [readAnimals(animalQueryAt(path, query))]
