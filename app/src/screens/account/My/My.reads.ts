import { readInvoiceTotal } from '../../../data/invoice.ts'
import { readLoyalty } from '../../../data/loyalty.ts'
import { readOrders, readRecentOrders } from '../../../data/order.ts'
import { readMe } from '../../../data/user.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ settings }) => [
  readLoyalty(),
  readRecentOrders(),
  readOrders('pending'),
  ...(settings.user?.approval === 'refused' ? [readMe()] : []),
  ...(settings.user?.type === 'vet' || settings.user?.ordersOnAccount ? [readInvoiceTotal()] : []),
]
