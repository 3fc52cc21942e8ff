import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { Button, Callout, chakra, Spinner } from '@shop/design-system'
import { type SyntheticEvent, useEffect, useState } from 'react'

type StripeFormProps = {
  clientSecret: string
  publishableKey: string
  totalLabel: string
  /** Where a bank sends the visitor back to when it asks for more on its own page. */
  returnPath: string
  onSent: () => void
  onToken: (token: string) => void
}

const appearance = { variables: { borderRadius: '12px', colorText: '#241a20', colorDanger: '#a3241b' } }
type Loaded = Awaited<ReturnType<typeof loadStripe>>

/** Stripe's own fields: what is typed there goes to Stripe and never to us. */
export function StripeForm({ publishableKey, clientSecret, ...pay }: StripeFormProps) {
  const [stripe, setStripe] = useState<Loaded | 'failed'>(null)
  useEffect(() => {
    let isGone = false
    loadStripe(publishableKey).then(
      (loaded) => isGone || setStripe(loaded),
      () => isGone || setStripe('failed'),
    )
    return () => {
      isGone = true
    }
  }, [publishableKey])

  if (stripe === 'failed')
    return (
      <Callout tone="warning" title="Stripe did not answer">
        Nothing was charged. Please check your connection, or close this and choose another way to pay.
      </Callout>
    )
  if (!stripe) return <Spinner />
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance }}>
      <Fields {...pay} />
    </Elements>
  )
}

function Fields({ totalLabel, returnPath, onSent, onToken }: Omit<StripeFormProps, 'clientSecret' | 'publishableKey'>) {
  const stripe = useStripe()
  const elements = useElements()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState('')

  const pay = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (!stripe || !elements || isBusy) return
    setIsBusy(true)
    setError('')
    onSent()
    const { error: refused, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: `${location.origin}${returnPath}` },
      redirect: 'if_required',
    })
    setIsBusy(false)
    if (refused) setError(refused.message ?? 'The bank could not answer. Nothing was charged. Please try again.')
    else onToken(paymentIntent.id)
  }
  return (
    <chakra.form onSubmit={pay} display="grid" gap="5" aria-label="Card">
      <PaymentElement />
      <chakra.p role="alert" color="danger.fg" hidden={!error}>
        {error}
      </chakra.p>
      <Button type="submit" size="lg" full isBusy={isBusy}>
        Pay {totalLabel}
      </Button>
    </chakra.form>
  )
}
