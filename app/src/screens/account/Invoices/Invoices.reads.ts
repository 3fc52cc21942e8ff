import { readInvoices, readInvoiceTotal } from '../../../data/invoice.ts'
import { pageIn } from '../../../data/product.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ query }) => [readInvoiceTotal(), readInvoices(pageIn(query))]
