import { PayPalButtons, PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js'
import { Callout, Spinner } from '@shop/design-system'
import { useState } from 'react'

type PayPalFormProps = {
  /** PayPal's id of the order, made by our server. */
  clientSecret: string
  /** PayPal's client id. */
  publishableKey: string
  /** In capitals, as PayPal wants it (checkout-4). */
  currency: string
  onToken: (token: string) => void
}

/** PayPal's own buttons: approved in its window, captured by our server. */
export function PayPalForm({ publishableKey, currency, ...pay }: PayPalFormProps) {
  return (
    <PayPalScriptProvider options={{ clientId: publishableKey, currency, intent: 'capture' }}>
      <Buttons {...pay} />
    </PayPalScriptProvider>
  )
}

function Buttons({ clientSecret, onToken }: Pick<PayPalFormProps, 'clientSecret' | 'onToken'>) {
  const [{ isPending, isRejected }] = usePayPalScriptReducer()
  const [isFailed, setIsFailed] = useState(false)
  if (isRejected || isFailed)
    return (
      <Callout tone="warning" title="PayPal did not answer">
        Nothing was charged. Please check your connection, or close this and choose another way to pay.
      </Callout>
    )
  if (isPending) return <Spinner />
  return (
    <PayPalButtons
      createOrder={async () => clientSecret}
      onApprove={async ({ orderID, subscriptionID }) => onToken(subscriptionID ?? orderID)}
      onError={() => setIsFailed(true)}
    />
  )
}
