import { readFailedJobs, readMachineRoom } from '../../../data/machine-room.ts'
import type { Reads } from '../../../data/reads.ts'
import { wholeListQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ query }) => [readMachineRoom(), readFailedJobs(wholeListQuery(query))]
