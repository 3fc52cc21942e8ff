import type { Reads } from '../../../data/reads.ts'
import { readShows } from '../../../data/show.ts'

export const reads: Reads = () => [readShows()]
