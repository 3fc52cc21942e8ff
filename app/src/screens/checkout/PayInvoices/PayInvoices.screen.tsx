import type { PendingPayment } from '@shop/contract/pending-payment'
import type { Order } from '@shop/contract/order'
import { Card, LoadingOverlay, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePendingPayment, useRefreshPayments } from '../../../data/pending-payment.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { busyTexts } from '../../../parts/payment/payment-state.ts'
import { usePayment } from '../../../parts/payment/use-payment.ts'
import { ChooseCurrency } from './ChooseCurrency.tsx'
import { Missing, NothingToPay, Paid } from './endings.tsx'
import { PayForm } from './PayForm.tsx'

/** `/invoices/pay?order=…&order=…`: pays the orders it names, on account or not; naming none, all that are open. */
export function PayInvoices() {
  const [query] = useSearchParams()
  // After one payment the page leads to the next: that is another page.
  return <Payment key={query.toString()} numbers={query.getAll('order')} />
}

function Payment({ numbers }: { numbers: string[] }) {
  const refresh = useRefreshPayments()
  const [ending, setEnding] = useState<{ receipt: Order; paid: string[] } | null>(null)
  const [points, setPoints] = useState(0)
  const { data, error, isValidating, mutate } = usePendingPayment(numbers, points)
  const payment = usePayment({
    place: 'invoices',
    onPlaced: (order) => {
      setEnding({ receipt: order, paid: data?.orders.map(({ number }) => number) ?? [] })
      void refresh()
    },
    onRefused: () => {
      setPoints(0)
      void refresh()
    },
    onStale: () => void refresh(),
  })
  const busy = ending ? null : payment.busy
  return (
    <MyPage
      name="Pay invoices"
      title={ending ? 'Thank you. Your payment is in.' : titleOf(data)}
      lead={ending ? `We have sent the receipt to ${ending.receipt.email}.` : undefined}
    >
      <LoadingOverlay isShown={busy !== null} text={busy ? busyTexts[busy] : undefined} />
      {ending ? (
        <Paid {...ending} />
      ) : data ? (
        <Open due={data} payment={payment} points={points} onSpend={async (wanted) => setPoints(wanted)} />
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

const titleOf = (due: PendingPayment | undefined) =>
  due?.orders.every(({ invoice }) => invoice) === false ? 'Pay what is open' : 'Pay your invoices'

type OpenProps = {
  due: PendingPayment
  payment: ReturnType<typeof usePayment>
  points: number
  onSpend: (points: number) => Promise<unknown>
}

function Open({ due, payment, points, onSpend }: OpenProps) {
  const { amount, others, loyaltyPoints } = due
  const open = due.orders.filter(({ isOpen }) => isOpen)
  if (!open.length) return <NothingToPay hasPaid={due.orders.length > 0} />
  if (others.length) return <ChooseCurrency orders={open} amounts={[amount, ...others]} />
  const used = Math.min(points, loyaltyPoints)
  return <PayForm orders={open} amount={amount} points={{ balance: loyaltyPoints, used }} {...{ onSpend, payment }} />
}

const Loading = () => (
  <SkeletonGroup label="Fetching what is to be paid">
    <Card size="lg">
      <SkeletonText lines={8} />
    </Card>
  </SkeletonGroup>
)
