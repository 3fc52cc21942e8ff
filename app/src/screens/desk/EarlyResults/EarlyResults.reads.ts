import { readAdvanceReleases } from '../../../data/advance-result.ts'
import type { Reads } from '../../../data/reads.ts'
import { wholeListQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ query }) => [readAdvanceReleases(wholeListQuery(query))]
