import { readLitter } from '../../../data/litter.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ params: { id = '' } }) => [readLitter(id)]
