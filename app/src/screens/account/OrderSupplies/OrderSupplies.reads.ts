import { readAgentKits } from '../../../data/collection-agent.ts'
import { readAgentProducts, readSupplies } from '../../../data/product.ts'
import type { Reads } from '../../../data/reads.ts'
import { paths } from '../../../paths.ts'

export const reads: Reads = ({ path }) =>
  path === paths.agentProducts ? [readAgentProducts(), readAgentKits()] : [readSupplies()]
