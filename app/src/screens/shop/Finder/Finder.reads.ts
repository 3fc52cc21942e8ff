import { readBreed, readBreeds } from '../../../data/breed.ts'
import { readFinding } from '../../../data/finding.ts'
import type { Reads } from '../../../data/reads.ts'
import { breedsFor, finderAt, findingQueryOf } from './finder.ts'

export const reads: Reads = ({ query }) => {
  const finder = finderAt(query)
  const finding = findingQueryOf(finder)
  const named = finder.breed ? [readBreed(finder.breed)] : []
  if (finding) return [readFinding(finding), ...named]
  const breeds = breedsFor(finder, query)
  return breeds ? [readBreeds(breeds)] : named
}
