import { readAgents, readMyListing } from '../../../data/collection-agent.ts'
import { hasStates, readStates } from '../../../data/country.ts'
import type { Reads } from '../../../data/reads.ts'
import { placeIn } from '../../../parts/country/place-query.ts'
import { paths } from '../../../paths.ts'
import { agentsQueryOf, nearbyQueryOf } from './query.ts'

export const reads: Reads = ({ path, query, settings }) => {
  const { country } = placeIn(query)
  // In case nobody fits: a page that is only read makes no calls of its own.
  const near = nearbyQueryOf(query, settings.country)
  return [
    readAgents(agentsQueryOf(query)),
    ...(near ? [readAgents(near)] : []),
    ...(hasStates(country) ? [readStates(country)] : []),
    ...(path === paths.myAgents ? [readMyListing()] : []),
  ]
}
