import { readCountries } from '../../../data/country.ts'
import type { Reads } from '../../../data/reads.ts'
import { readResponsibleBreeders } from '../../../data/responsible-breeder.ts'
import { readQuestion } from '../../../data/security-question.ts'
import { speciesIn } from '../../../parts/page/species-in-path.ts'

export const reads: Reads = ({ path, query }) => [
  readResponsibleBreeders(speciesIn(path), query),
  readQuestion,
  readCountries,
]
