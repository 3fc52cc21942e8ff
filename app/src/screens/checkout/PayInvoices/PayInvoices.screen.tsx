import type { InvoicePayment } from '@shop/contract/invoice'
import type { Order } from '@shop/contract/order'
import { Card, LoadingOverlay, SkeletonGroup, SkeletonText, toaster } from '@shop/design-system'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useInvoicePayment, useRefreshInvoices } from '../../../data/invoice.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { busyTexts, usePayment } from '../../../parts/payment/use-payment.ts'
import { ChooseCurrency } from './ChooseCurrency.tsx'
import { Missing, NothingToPay, Paid } from './endings.tsx'
import { PayForm } from './PayForm.tsx'

/** `/invoices/pay?invoice=…&invoice=…`: pays the invoices it names; naming none, all that are open. */
export function PayInvoices() {
  const [query] = useSearchParams()
  const refresh = useRefreshInvoices()
  const [receipt, setReceipt] = useState<Order | null>(null)
  const { data, error, isValidating, mutate } = useInvoicePayment(query.getAll('invoice'))
  const payment = usePayment({
    place: 'invoices',
    onPlaced: (order) => {
      setReceipt(order)
      void refresh()
    },
    onRefused: (fields) => Object.values(fields).forEach((text) => toaster.error(text)),
    onStale: () => void refresh(),
  })
  const busy = receipt ? null : payment.busy
  return (
    <MyPage
      name="Pay invoices"
      title={receipt ? 'Thank you. Your payment is in.' : 'Pay your invoices'}
      lead={receipt ? `We have sent the receipt to ${receipt.email}.` : undefined}
    >
      <LoadingOverlay isShown={busy !== null} text={busy ? busyTexts[busy] : undefined} />
      {receipt ? (
        <Paid receipt={receipt} />
      ) : data ? (
        <Open due={data} payment={payment} />
      ) : error?.status === 404 ? (
        <Missing />
      ) : error ? (
        <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : (
        <Loading />
      )}
    </MyPage>
  )
}

function Open({ due, payment }: { due: InvoicePayment; payment: ReturnType<typeof usePayment> }) {
  const open = due.invoices.filter(({ status }) => status !== 'paid')
  const [amount, ...others] = due.amounts
  if (!amount) return <NothingToPay hasPaid={due.invoices.length > 0} />
  if (others.length) return <ChooseCurrency invoices={open} amounts={due.amounts} />
  return <PayForm invoices={open} amount={amount} payment={payment} />
}

const Loading = () => (
  <SkeletonGroup label="Fetching what is to be paid">
    <Card size="lg">
      <SkeletonText lines={8} />
    </Card>
  </SkeletonGroup>
)
