import { readDeskSamples } from '../../../data/laboratory.ts'
import type { Reads } from '../../../data/reads.ts'
import { listQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ query }) => [readDeskSamples(listQuery(query, ['stage', 'problem', 'late']))]
