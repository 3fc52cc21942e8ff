import { readFailedJobs, readMachineRoom } from '../../../data/machine-room.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = () => [readMachineRoom(), readFailedJobs()]
