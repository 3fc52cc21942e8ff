import { animalReads } from '../../../parts/animal/animal-reads.ts'

export const reads = animalReads
