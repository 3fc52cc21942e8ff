import { readDeskOrder } from '../../../data/desk-order.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ params }) => [readDeskOrder(params.number ?? '')]
