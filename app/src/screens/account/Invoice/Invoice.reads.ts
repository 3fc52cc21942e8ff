import { readInvoice } from '../../../data/invoice.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ params: { id = '' } }) => [readInvoice(id)]
