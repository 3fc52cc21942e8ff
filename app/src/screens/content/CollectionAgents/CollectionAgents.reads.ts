import { readAgents, readMyListing } from '../../../data/collection-agent.ts'
import type { Reads } from '../../../data/reads.ts'
import { paths } from '../../../paths.ts'
import { agentsQueryOf } from './query.ts'

export const reads: Reads = ({ path, query }) => [
  readAgents(agentsQueryOf(query)),
  ...(path === paths.myAgents ? [readMyListing()] : []),
]
