import { messages } from '@shop/contract/messages'
import { Callout, chakra, Link } from '@shop/design-system'
import type { ReactNode } from 'react'
import { useInvoiceTotal } from '../../../data/invoice.ts'
import { useOrders } from '../../../data/order.ts'
import { usePendingPayment } from '../../../data/pending-payment.ts'
import { useSettings } from '../../../data/settings.tsx'
import { useBeside } from '../../../data/use-beside.ts'
import { useAudience } from '../../../layouts/audience.ts'
import { paths } from '../../../paths.ts'

/** What waits for the user's own payment: orders, and a vet's overdue invoices. */
export function PendingNote() {
  const isVet = useAudience() === 'vet'
  const { user } = useSettings()
  const isBilled = isVet || user?.ordersOnAccount === true
  return (
    <>
      <PendingOrders />
      {isBilled && <OverdueInvoices />}
    </>
  )
}

const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.div marginBlockEnd={{ base: '4', md: '6' }}>
    <Callout tone="caution" title={title}>
      {children}
    </Callout>
  </chakra.div>
)

/** What is on a vet's account is billed and bars nothing. */
function PendingOrders() {
  const data = useBeside(useOrders('pending'))
  const own = data?.results.filter(({ paymentMethod }) => paymentMethod) ?? []
  return own.length ? <Owed numbers={own.map(({ number }) => number)} /> : null
}

function Owed({ numbers }: { numbers: string[] }) {
  const data = useBeside(usePendingPayment(numbers))
  const orders = numbers.length === 1 ? `Order ${numbers[0]} waits` : `${numbers.length} orders wait`
  const sums = data && [data.amount, ...data.others].map(({ label }) => label).join(' and ')
  return (
    <Note title={`${orders} for a payment${sums ? ` of ${sums}` : ''}`}>
      {messages.pendingPaymentsText} <Link href={paths.pendingOrders}>See how to pay</Link>
    </Note>
  )
}

function OverdueInvoices() {
  const data = useBeside(useInvoiceTotal())
  if (!data?.overdueCount) return null
  const { overdueCount } = data
  return (
    <Note title={overdueCount === 1 ? 'An invoice is overdue' : `${overdueCount} invoices are overdue`}>
      <Link href={paths.invoices}>See and pay your invoices</Link>
    </Note>
  )
}
