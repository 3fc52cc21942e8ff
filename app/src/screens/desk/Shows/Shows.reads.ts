import { readDeskShows } from '../../../data/show.ts'
import type { Reads } from '../../../data/reads.ts'
import { wholeListQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ query }) => [readDeskShows(wholeListQuery(query, 'email'))]
