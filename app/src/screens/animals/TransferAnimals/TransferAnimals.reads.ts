import { readAnimalTransfers } from '../../../data/animal-transfer.ts'
import { readAnimals } from '../../../data/animal.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = () => [readAnimalTransfers(), readAnimals({ view: 'own' })]
