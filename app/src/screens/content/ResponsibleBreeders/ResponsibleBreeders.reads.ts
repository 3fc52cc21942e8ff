import { hasStates, readCountries, readStates } from '../../../data/country.ts'
import type { Reads } from '../../../data/reads.ts'
import { readResponsibleBreeders } from '../../../data/responsible-breeder.ts'
import { readQuestion } from '../../../data/security-question.ts'
import { placeIn } from '../../../parts/country/place-query.ts'
import { speciesIn } from '../../../parts/page/species-in-path.ts'

export const reads: Reads = ({ path, query }) => [
  readResponsibleBreeders(speciesIn(path), query),
  readQuestion,
  readCountries,
  ...(hasStates(placeIn(query).country) ? [readStates(placeIn(query).country)] : []),
]
