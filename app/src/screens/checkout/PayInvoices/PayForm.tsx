import { type PaymentMethod, paymentMethods } from '@shop/contract/constants'
import type { DueOrder } from '@shop/contract/pending-payment'
import { Card, chakra, Form, RadioCardsField, Stack, SubmitButton } from '@shop/design-system'
import { Lock } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { payPending } from '../../../data/pending-payment.ts'
import { useSettings } from '../../../data/settings.tsx'
import { TransferDetails } from '../../../parts/payment/TransferDetails.tsx'
import { PaymentDialog } from '../../../parts/payment/PaymentDialog.tsx'
import { PaymentNotice } from '../../../parts/payment/PaymentNotice.tsx'
import { PointsForm } from '../../../parts/loyalty/PointsForm.tsx'
import { methodsAtOnce } from '../../../parts/payment/payment-methods.tsx'
import type { usePayment } from '../../../parts/payment/use-payment.ts'
import { paths } from '../../../paths.ts'
import { ToPay } from './ToPay.tsx'

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' },
    gap: { base: '5', lg: '8' },
    alignItems: 'start',
    '& h2': { textStyle: 'h4' },
    '& .pay-form': { marginBlockStart: '8' },
  },
})

type PayFormProps = {
  /** Open, and of one currency. */
  orders: DueOrder[]
  /** What they come to, with the points off. */
  amount: DueOrder['due']
  points: { balance: number; used: number }
  onSpend: (points: number) => Promise<unknown>
  payment: ReturnType<typeof usePayment>
}

/** What people quote. */
const numberOf = ({ number, invoice }: DueOrder) => invoice?.number ?? number

function titleOf(orders: DueOrder[]) {
  const what = orders.every(({ invoice }) => invoice) ? 'invoice' : 'order'
  return orders.length === 1 ? `One ${what}` : `${orders.length} ${what}s, one payment`
}

/** What is paid, and how; the only button here that spends money. */
export function PayForm({ orders, amount, points, onSpend, payment }: PayFormProps) {
  const offered = methodsAtOnce(useSettings().paymentMethods)
  const form = useForm<{ method: string }>({ defaultValues: { method: paymentMethods.card } })
  const method = () => form.getValues('method') as PaymentMethod
  const numbers = orders.map(({ number }) => number)
  return (
    <Layout>
      <Card as="section" size="lg" aria-labelledby="to-pay">
        <h2 id="to-pay">{titleOf(orders)}</h2>
        <ToPay orders={orders} amount={amount} points={points.used} />
        <div className="pay-form">
          <PointsForm points={points} onSpend={onSpend} />
          <Form
            form={form}
            aria-label="Payment"
            onSubmit={() =>
              payment.pay({
                subject: [...numbers.toSorted(), points.used].join(' '),
                method: method(),
                order: (checkoutId) =>
                  payPending({
                    checkoutId,
                    orderIds: numbers,
                    loyaltyPoints: points.used,
                    paymentMethod: method(),
                    expectedTotal: amount.amount,
                  }),
              })
            }
          >
            <PaymentNotice {...payment} />
            {amount.amount > 0 && (
              <RadioCardsField name="method" label="How would you like to pay?" required options={offered} />
            )}
            <chakra.p display="flex" gap="2" textStyle="small" color="ink2">
              <Lock aria-hidden size={16} /> Your card number never reaches our servers.
            </chakra.p>
            <SubmitButton size="lg" full>
              {amount.amount > 0 ? `Pay ${amount.label}` : 'Pay with points'}
            </SubmitButton>
          </Form>
        </div>
      </Card>
      {points.used === 0 && (
        <Stack gap="4">
          {orders.map((order) => (
            <TransferDetails
              key={order.number}
              title={orders.length > 1 ? `Or by bank transfer, for ${numberOf(order)}` : 'Or by bank transfer'}
              amount={order.due}
              reference={order.reference}
            />
          ))}
        </Stack>
      )}
      {payment.payment && <PaymentDialog payment={payment} returnPath={() => paths.payInvoices(numbers)} />}
    </Layout>
  )
}
