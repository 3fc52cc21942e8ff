import { type PaymentMethod, paymentMethods } from '@shop/contract/constants'
import type { Invoice, InvoicePayment } from '@shop/contract/invoice'
import { Card, chakra, Form, RadioCardsField, SubmitButton } from '@shop/design-system'
import { Lock } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { payInvoices } from '../../../data/invoice.ts'
import { useSettings } from '../../../data/settings.tsx'
import { TransferDetails } from '../../../parts/payment/TransferDetails.tsx'
import { PaymentDialog } from '../../../parts/payment/PaymentDialog.tsx'
import { PaymentNotice } from '../../../parts/payment/PaymentNotice.tsx'
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
  invoices: Invoice[]
  amount: InvoicePayment['amounts'][number]
  payment: ReturnType<typeof usePayment>
}

/** What is paid, and how; the only button here that spends money. */
export function PayForm({ invoices, amount, payment }: PayFormProps) {
  const offered = methodsAtOnce(useSettings().paymentMethods)
  const form = useForm<{ method: string }>({ defaultValues: { method: paymentMethods.card } })
  const method = () => form.getValues('method') as PaymentMethod
  const ids = invoices.map(({ id }) => id)
  return (
    <Layout>
      <Card as="section" size="lg" aria-labelledby="to-pay">
        <h2 id="to-pay">{invoices.length === 1 ? 'One invoice' : `${invoices.length} invoices, one payment`}</h2>
        <ToPay invoices={invoices} amount={amount} />
        <div className="pay-form">
          <Form
            form={form}
            aria-label="Payment"
            onSubmit={() =>
              payment.pay({
                subject: ids.toSorted().join(' '),
                method: method(),
                order: (checkoutId) =>
                  payInvoices({
                    checkoutId,
                    invoiceIds: ids,
                    paymentMethod: method(),
                    expectedTotal: amount.amount,
                  }),
              })
            }
          >
            <PaymentNotice {...payment} />
            <RadioCardsField name="method" label="How would you like to pay?" required options={offered} />
            <chakra.p display="flex" gap="2" textStyle="small" color="ink2">
              <Lock aria-hidden size={16} /> Your card number never reaches our servers.
            </chakra.p>
            <SubmitButton size="lg" full>
              Pay {amount.label}
            </SubmitButton>
          </Form>
        </div>
      </Card>
      <TransferDetails
        title="Or by bank transfer"
        amount={amount}
        reference={invoices.map(({ number }) => number).join(' ')}
      />
      {payment.payment && (
        <PaymentDialog
          payment={payment.payment}
          total={amount}
          isPayPal={method() === paymentMethods.payPal}
          declined={payment.declined}
          onToken={payment.take}
          onSent={payment.markSent}
          returnPath={paths.payInvoices(ids)}
          onClose={payment.close}
        />
      )}
    </Layout>
  )
}
