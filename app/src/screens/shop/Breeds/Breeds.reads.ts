import { readBreeds } from '../../../data/breed.ts'
import type { Reads } from '../../../data/reads.ts'
import { speciesIn } from '../../../parts/page/species-in-path.ts'
import { breedQueryOf } from './query.ts'

export const reads: Reads = ({ path, query }) => [readBreeds(breedQueryOf(speciesIn(path), query))]
