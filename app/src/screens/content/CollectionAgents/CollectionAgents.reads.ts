import { readAgents } from '../../../data/collection-agent.ts'
import type { Reads } from '../../../data/reads.ts'
import { agentsQueryOf } from './query.ts'

export const reads: Reads = ({ query }) => [readAgents(agentsQueryOf(query))]
