import { readOrders } from '../../../data/order.ts'
import { pageIn } from '../../../data/product.ts'
import type { Reads } from '../../../data/reads.ts'
import { paths } from '../../../paths.ts'

export const reads: Reads = ({ path, query }) => {
  const paid = query.get('paid') === 'true' ? 'paid' : 'all'
  return [readOrders(path === paths.pendingOrders ? 'pending' : paid, pageIn(query))]
}
