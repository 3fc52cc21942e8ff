import { readAnimalProfile } from '../../../data/animal-profile.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ query }) => {
  const dam = query.get('dam')
  return dam ? [readAnimalProfile(dam)] : []
}
