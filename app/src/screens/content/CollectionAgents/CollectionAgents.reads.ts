import { readAgents, readAgentTowns, readMyListing } from '../../../data/collection-agent.ts'
import { hasStates, readStates } from '../../../data/country.ts'
import type { Reads } from '../../../data/reads.ts'
import { mapCountryIn, placeIn } from '../../../data/place-query.ts'
import { paths } from '../../../paths.ts'
import { agentsQueryOf, nearbyQueryOf } from './query.ts'

export const reads: Reads = ({ path, query, settings }) => {
  const { country } = placeIn(query)
  const mapped = mapCountryIn(query, settings.country)
  // In case nobody fits: a page that is only read makes no calls of its own.
  const near = nearbyQueryOf(query, settings.country)
  return [
    readAgents(agentsQueryOf(query)),
    ...(mapped ? [readAgentTowns(mapped)] : []),
    ...(near ? [readAgents(near)] : []),
    ...(hasStates(country) ? [readStates(country)] : []),
    ...(path === paths.myAgents ? [readMyListing()] : []),
  ]
}
