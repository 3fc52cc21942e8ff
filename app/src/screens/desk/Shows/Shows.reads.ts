import { readDeskShows } from '../../../data/show.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ query }) => [readDeskShows(query.get('search')?.trim() ?? '')]
