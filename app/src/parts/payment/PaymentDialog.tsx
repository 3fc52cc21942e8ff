import type { Cart } from '@shop/contract/cart'
import type { Payment } from '@shop/contract/checkout'
import { Callout, chakra, Dialog, Spinner } from '@shop/design-system'
import { lazy, Suspense } from 'react'
import { SandboxBank } from './SandboxBank.tsx'
import { SandboxCardForm } from './SandboxCardForm.tsx'
import { SandboxPayPal } from './SandboxPayPal.tsx'

// Each provider's script is only for those who pay with it.
const StripeForm = lazy(async () => ({ default: (await import('./StripeForm.tsx')).StripeForm }))
const PayPalForm = lazy(async () => ({ default: (await import('./PayPalForm.tsx')).PayPalForm }))

export type PaymentDialogProps = {
  payment: Payment & { checkoutId: string }
  total: Cart['totals']['total']
  /** PayPal was chosen, which a shop without its keys can only play. */
  isPayPal: boolean
  /** Why the last charge failed. */
  declined: string | null
  /** The sandbox's bank asks who is paying. */
  isAtBank: boolean
  /** The provider, or the sandbox, has a token: the money may be taken. */
  onToken: (checkoutId: string, token: string) => void
  /** The provider's script takes the money itself from now on. */
  onSent: () => void
  /** Where a bank sends the visitor back to when it asks for more on its own page. */
  returnPath: string
  onClose: () => void
}

/** The payment itself, over the review (checkout-11). Closing it charges nothing and loses nothing. */
export function PaymentDialog({ payment, total, isPayPal, declined, isAtBank, ...props }: PaymentDialogProps) {
  const { onToken, onSent, returnPath, onClose } = props
  const { checkoutId, provider, clientSecret, publishableKey } = payment
  const take = (token: string) => onToken(checkoutId, token)
  const given = { clientSecret: clientSecret ?? '', publishableKey: publishableKey ?? '', onToken: take }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Pay ${total.label}`}
      description={provider === 'sandbox' ? undefined : descriptionOf(payment.mode)}
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
        {isAtBank && <SandboxBank totalLabel={total.label} onToken={take} />}
        {provider === 'sandbox' && isPayPal && (
          <SandboxPayPal totalLabel={total.label} onToken={take} onCancel={onClose} />
        )}
        {provider === 'sandbox' && !isPayPal && (
          // What was typed stays while the bank asks.
          <div hidden={isAtBank}>
            <SandboxCardForm totalLabel={total.label} onToken={take} />
          </div>
        )}
        {provider === 'stripe' && (
          <StripeForm {...given} totalLabel={total.label} returnPath={returnPath} onSent={onSent} />
        )}
        {provider === 'paypal' && <PayPalForm {...given} currency={total.currency.toUpperCase()} />}
      </Suspense>
    </Dialog>
  )
}

const descriptionOf = (mode: Payment['mode']) =>
  mode === 'test'
    ? 'This is a test shop: nothing is charged.'
    : 'Your card number goes to the payment provider and never to us.'
