import { hasStates, readCountries, readStates } from '../../../data/country.ts'
import type { Reads } from '../../../data/reads.ts'
import { readBreederTowns, readResponsibleBreeders } from '../../../data/responsible-breeder.ts'
import { readQuestion } from '../../../data/security-question.ts'
import { mapCountryIn, placeIn } from '../../../data/place-query.ts'
import { speciesIn } from '../../../parts/page/species-in-path.ts'

export const reads: Reads = ({ path, query, settings }) => [
  readResponsibleBreeders(speciesIn(path), query),
  ...[mapCountryIn(query, settings.country)].flatMap((country) =>
    country ? [readBreederTowns(speciesIn(path), country)] : [],
  ),
  readQuestion,
  readCountries,
  ...(hasStates(placeIn(query).country) ? [readStates(placeIn(query).country)] : []),
]
