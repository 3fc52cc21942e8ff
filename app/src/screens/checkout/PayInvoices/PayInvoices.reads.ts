import { readPendingPayment } from '../../../data/pending-payment.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ query }) => [readPendingPayment(query.getAll('order'))]
