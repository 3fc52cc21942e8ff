import { readAnimals, readAnimalTests } from '../../../data/animal.ts'
import type { Reads } from '../../../data/reads.ts'
import { animalQueryAt, viewAt } from './address.ts'

export const reads: Reads = ({ path, query }) => [
  readAnimals(animalQueryAt(path, query)),
  readAnimalTests(viewAt(path, query)),
]
