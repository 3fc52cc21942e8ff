import { readWaitingOrder } from '../../../data/parcel.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ params }) => [readWaitingOrder(params.number ?? '')]
