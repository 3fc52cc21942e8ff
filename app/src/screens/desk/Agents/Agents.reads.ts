import { readDeskAgents } from '../../../data/collection-agent.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = () => [readDeskAgents()]
