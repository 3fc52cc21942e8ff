import { readInvoiceTotal } from '../../../data/invoice.ts'
import { readLoyalty } from '../../../data/loyalty.ts'
import { readOrders, readRecentOrders } from '../../../data/order.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ settings }) => [
  readLoyalty(),
  readRecentOrders(),
  readOrders('pending'),
  ...(settings.user?.type === 'vet' ? [readInvoiceTotal()] : []),
]
