import type { Cart } from '@shop/contract/cart'
import { toMinor } from '@shop/contract/money'
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { Button, Callout, chakra, Spinner } from '@shop/design-system'
import { type SyntheticEvent, useEffect, useState } from 'react'

type StripeFormProps = {
  publishableKey: string
  /** The card is stored for the years that follow. */
  isYearly: boolean
  /** Shows and stores a signed-in person's cards; null for a guest. */
  cardSession: string | null
  total: Cart['totals']['total']
  /** Where a bank sends the visitor back to when it authenticates on its own page. */
  returnPath: string
  /** Makes the payment; null where it was refused. */
  onStart: () => Promise<string | null>
  /** Stripe takes the money from now on. */
  onSent: () => void
  /** The bank has refused, by Stripe's code. */
  onRefused: (code: string | undefined) => void
  onToken: (token: string) => void
}

const borderRadius = '12px'
/** Their page is another one, which knows nothing of our tokens (design-system/src/theme/palettes.ts). */
const appearanceIn = (scheme: 'light' | 'dark') =>
  scheme === 'light'
    ? { variables: { borderRadius, colorText: '#241a20', colorDanger: '#a3241b' } }
    : {
        theme: 'night' as const,
        variables: { borderRadius, colorBackground: '#211a1d', colorText: '#f4ece7', colorDanger: '#ffa598' },
      }
const visitorsScheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

type Loaded = Awaited<ReturnType<typeof loadStripe>>

/**
 * Stripe's own fields: what is typed there goes to Stripe and never to us. They show before there is a payment, which
 * is made when the form is sent. https://docs.stripe.com/payments/accept-a-payment-deferred
 */
export function StripeForm({ publishableKey, total, isYearly, cardSession, ...pay }: StripeFormProps) {
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
  const { amount, currency } = total
  return (
    <Elements
      stripe={stripe}
      options={{
        mode: 'payment',
        amount: toMinor(amount),
        currency: currency.toLowerCase(),
        ...(isYearly && { setupFutureUsage: 'off_session' as const }),
        ...(cardSession && { customerSessionClientSecret: cardSession }),
        appearance: appearanceIn(visitorsScheme()),
      }}
    >
      <Fields totalLabel={total.label} {...pay} />
    </Elements>
  )
}

type FieldsProps = Omit<StripeFormProps, 'publishableKey' | 'total' | 'isYearly' | 'cardSession'> & {
  totalLabel: string
}

function Fields({ totalLabel, returnPath, onStart, onSent, onRefused, onToken }: FieldsProps) {
  const stripe = useStripe()
  const elements = useElements()
  const [isBusy, setIsBusy] = useState(false)

  const pay = async () => {
    if (!stripe || !elements) return
    // What is missing or wrong, Stripe shows at its own fields.
    const { error: incomplete } = await elements.submit()
    if (incomplete) return
    const clientSecret = await onStart()
    if (!clientSecret) return
    onSent()
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: `${location.origin}${returnPath}` },
      redirect: 'if_required',
    })
    // Its bank has refused, or Stripe has, and reports itself that the payment waits for another card: one that was
    // removed.
    const isRefused = error?.type === 'card_error' || error?.payment_intent?.status === 'requires_payment_method'
    if (isRefused) onRefused(error.decline_code ?? error.code)
    // After any other error the outcome is unknown here: our server queries Stripe.
    else onToken(paymentIntent?.id ?? 'unknown')
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    void pay().finally(() => setIsBusy(false))
  }
  return (
    <chakra.form onSubmit={submit} display="grid" gap="5" aria-label="Card">
      <PaymentElement />
      <Button type="submit" size="lg" full isBusy={isBusy}>
        Pay {totalLabel}
      </Button>
    </chakra.form>
  )
}
