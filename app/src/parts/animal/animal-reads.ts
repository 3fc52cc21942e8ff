import { readAnimalBarcodes } from '../../data/sample.ts'
import { readAnimalProfile } from '../../data/animal-profile.ts'
import { readResults } from '../../data/result.ts'
import type { Reads } from '../../data/reads.ts'

/** An animal's pages read who it is and its samples, and the results of a sample that the address names. */
export const animalReads: Reads = ({ params: { id = '' }, query }) => {
  const sample = query.get('sample')
  return [readAnimalProfile(id), readAnimalBarcodes(id), ...(sample ? [readResults(id, sample)] : [])]
}
