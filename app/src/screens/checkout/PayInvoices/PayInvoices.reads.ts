import { readInvoicePayment } from '../../../data/invoice.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ query }) => [readInvoicePayment(query.getAll('invoice'))]
