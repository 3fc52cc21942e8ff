import { messages } from '@shop/contract/messages'
import { Callout, chakra, Link } from '@shop/design-system'
import { useOrders, usePendingPayment } from '../../../data/order.ts'
import { usePageExists } from '../../../layouts/page-exists.ts'
import { paths } from '../../../paths.ts'

/** What waits for the user's own payment. What stands on a vet's account is billed and bars nothing. */
export function PendingNote() {
  const { data } = useOrders('pending')
  const own = data?.results.filter(({ paymentMethod }) => paymentMethod) ?? []
  const { data: owed } = usePendingPayment(own.length > 0)
  const pageExists = usePageExists()
  if (!own.length) return null
  const orders = own.length === 1 ? `Order ${own[0]?.number} waits` : `${own.length} orders wait`
  return (
    <chakra.div marginBlockEnd={{ base: '4', md: '6' }}>
      <Callout tone="caution" title={`${orders} for a payment${owed ? ` of ${owed.amount.label}` : ''}`}>
        {messages.pendingPaymentsText}{' '}
        {pageExists(paths.pendingOrders) && <Link href={paths.pendingOrders}>See how to pay</Link>}
      </Callout>
    </chakra.div>
  )
}
