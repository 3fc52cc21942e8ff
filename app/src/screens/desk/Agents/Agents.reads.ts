import { readDeskAgents } from '../../../data/collection-agent.ts'
import type { Reads } from '../../../data/reads.ts'
import { wholeListQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ query }) => [readDeskAgents(wholeListQuery(query))]
