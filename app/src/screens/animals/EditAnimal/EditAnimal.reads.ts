import { readAnimalProfile } from '../../../data/animal-profile.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ params: { id = '' } }) => [readAnimalProfile(id)]
