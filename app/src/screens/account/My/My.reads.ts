import { readTestKitBalance } from '../../../data/activation.ts'
import { readAnimalTransfers } from '../../../data/animal-transfer.ts'
import { readInvoiceTotal } from '../../../data/invoice.ts'
import { readKitOffers } from '../../../data/kit-offer.ts'
import { readLoyalty } from '../../../data/loyalty.ts'
import { readOrders, readRecentOrders } from '../../../data/order.ts'
import { readSampleNews } from '../../../data/sample.ts'
import { readMe } from '../../../data/user.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ settings }) => [
  readSampleNews(),
  readAnimalTransfers(),
  readKitOffers(),
  readTestKitBalance(),
  readLoyalty(),
  readRecentOrders(),
  readOrders('pending'),
  ...(settings.user?.approval === 'refused' ? [readMe()] : []),
  ...(settings.user?.type === 'vet' || settings.user?.ordersOnAccount ? [readInvoiceTotal()] : []),
]
