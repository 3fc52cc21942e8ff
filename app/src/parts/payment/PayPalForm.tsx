import { PayPalButtons, PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js'
import type { Cart } from '@shop/contract/cart'
import { Callout, Spinner } from '@shop/design-system'
import { useState } from 'react'

type PayPalFormProps = {
  /** PayPal's client id. */
  publishableKey: string
  /** A subscription, in place of one payment. */
  isYearly: boolean
  total: Cart['totals']['total']
  /** PayPal's id of the order or subscription, which our server makes; null where it was refused. */
  onStart: () => Promise<string | null>
  onToken: (token: string) => void
}

/** PayPal's own buttons: approved in its window, captured by our server. */
export function PayPalForm({ publishableKey, total, isYearly, ...pay }: PayPalFormProps) {
  // PayPal wants the currency in capitals (checkout-4).
  const currency = total.currency.toUpperCase()
  const intent = isYearly ? 'subscription' : 'capture'
  return (
    <PayPalScriptProvider
      options={{
        clientId: publishableKey,
        currency,
        intent,
        ...(isYearly && { vault: true }),
        // A page has one script for each name: each form has a name of its own, or the next form would get another's.
        dataNamespace: `paypal_${intent}_${currency}`,
      }}
    >
      <Buttons isYearly={isYearly} {...pay} />
    </PayPalScriptProvider>
  )
}

function Buttons({ isYearly, onStart, onToken }: Pick<PayPalFormProps, 'isYearly' | 'onStart' | 'onToken'>) {
  const [{ isPending, isRejected }] = usePayPalScriptReducer()
  const [isFailed, setIsFailed] = useState(false)
  if (isRejected || isFailed)
    return (
      <Callout tone="warning" title="PayPal did not answer">
        Nothing was charged. Please check your connection, or close this and choose another way to pay.
      </Callout>
    )
  if (isPending) return <Spinner />
  const begin = async () => {
    const id = await onStart()
    if (!id) throw new Error('There is nothing to approve')
    return id
  }
  return (
    <PayPalButtons
      {...(isYearly ? { createSubscription: begin } : { createOrder: begin })}
      onApprove={async ({ orderID, subscriptionID }) => onToken(subscriptionID ?? orderID)}
      onError={() => setIsFailed(true)}
    />
  )
}
