import type { Payment } from '@shop/contract/checkout'
import { paymentMethods } from '@shop/contract/constants'
import { Callout, chakra, Dialog, Spinner } from '@shop/design-system'
import { lazy, Suspense } from 'react'
import type { CardExpiry } from '../../data/checkout.ts'
import { SandboxBank } from './SandboxBank.tsx'
import { SandboxCards } from './SandboxCards.tsx'
import { SandboxPayPal } from './SandboxPayPal.tsx'
import type { usePayment } from './use-payment.ts'

// Each provider's script is only for those who pay with it.
const StripeForm = lazy(async () => ({ default: (await import('./StripeForm.tsx')).StripeForm }))
const PayPalForm = lazy(async () => ({ default: (await import('./PayPalForm.tsx')).PayPalForm }))

export type PaymentDialogProps = {
  /** One whose order waits to be paid. */
  payment: ReturnType<typeof usePayment>
  /** Where a bank sends the visitor back to when it authenticates on its own page. */
  returnPath: (checkoutId: string) => string
}

/** The payment itself, over the review (checkout-11). Closing it charges nothing and loses nothing. */
export function PaymentDialog({ payment, returnPath }: PaymentDialogProps) {
  const { declined, isAtBank, start, take, refuse, markSent, close } = payment
  if (!payment.payment) return null
  const { checkoutId, total, provider, mode, method, publishableKey, isYearly, cardSession } = payment.payment
  const isPayPal = method === paymentMethods.payPal
  const onToken = (token: string, saved?: CardExpiry) => void take(token, saved)
  const given = { publishableKey: publishableKey ?? '', total, isYearly, onStart: start, onToken }
  return (
    <Dialog
      isOpen
      onClose={close}
      title={`Pay ${total.label}`}
      description={provider === 'sandbox' ? undefined : descriptionOf(mode)}
    >
      <div role="alert">
        {declined && (
          <chakra.div marginBottom="5">
            <Callout tone="warning" title="Your payment did not go through">
              {declined}
            </Callout>
          </chakra.div>
        )}
      </div>
      <Suspense fallback={<Spinner />}>
        {isAtBank && <SandboxBank totalLabel={total.label} onToken={onToken} />}
        {provider === 'sandbox' && isPayPal && (
          <SandboxPayPal totalLabel={total.label} onToken={onToken} onCancel={close} />
        )}
        {provider === 'sandbox' && !isPayPal && (
          // What was typed stays while the bank authenticates.
          <div hidden={isAtBank}>
            <SandboxCards totalLabel={total.label} onToken={onToken} />
          </div>
        )}
        {provider === 'stripe' && (
          <StripeForm
            {...given}
            cardSession={cardSession}
            returnPath={returnPath(checkoutId)}
            onSent={markSent}
            onRefused={refuse}
          />
        )}
        {provider === 'paypal' && <PayPalForm {...given} />}
      </Suspense>
    </Dialog>
  )
}

const descriptionOf = (mode: Payment['mode']) =>
  mode === 'test'
    ? 'This is a test shop: nothing is charged.'
    : 'Your card number goes to the payment provider and never to us.'
