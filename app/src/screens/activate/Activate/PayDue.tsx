import type { Activation, ActivationBody } from '@shop/contract/activation'
import type { Cart } from '@shop/contract/cart'
import type { Checkout } from '@shop/contract/checkout'
import { type PaymentMethod, paymentMethods } from '@shop/contract/constants'
import { Button, chakra, Form, LoadingOverlay, RadioCardsField } from '@shop/design-system'
import { Lock } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { payCartNow, useIsOnAccount } from '../../../data/cart.ts'
import { createOrder, cartVersionOf } from '../../../data/checkout.ts'
import { useSettings } from '../../../data/settings.tsx'
import { OrderLines } from '../../../parts/order/OrderLines.tsx'
import { Totals } from '../../../parts/cart/Totals.tsx'
import { PriceChanges } from '../../../parts/cart/PriceChanges.tsx'
import { PaymentDialog } from '../../../parts/payment/PaymentDialog.tsx'
import { PaymentNotice } from '../../../parts/payment/PaymentNotice.tsx'
import { methodsAtOnce } from '../../../parts/payment/payment-methods.tsx'
import { busyTexts } from '../../../parts/payment/payment-state.ts'
import { usePayment } from '../../../parts/payment/use-payment.ts'
import { StepActions } from '../../../parts/form/StepFrame.tsx'
import { showFailure } from '../../../parts/failure/show-failure.ts'
import { paths } from '../../../paths.ts'

const Lines = chakra('div', { base: { display: 'grid', gap: '5', marginBlockEnd: '6' } })

type PayDueProps = {
  record: Activation
  cart: Cart
  isActivating: boolean
  onPaid: (payment: ActivationBody['payment']) => void
  /** The cart is not what was shown: it should be fetched again. */
  onStale: () => void
  onBack: () => void
}

export function PayDue({ record, cart, isActivating, onPaid, onStale, onBack }: PayDueProps) {
  const { paymentMethods: offered } = useSettings()
  const isOnAccount = useIsOnAccount(cart)
  const form = useForm<{ method: string }>({ defaultValues: { method: paymentMethods.card } })
  const methodNow = () => form.getValues('method') as PaymentMethod
  const payment = usePayment({
    place: 'activation',
    onPlaced: ({ number }) => onPaid({ method: methodNow(), transactionId: number }),
    onStale,
  })
  const { busy } = payment
  const total = cart.totals.total
  return (
    <>
      <LoadingOverlay
        isShown={busy !== null || isActivating}
        text={isActivating ? 'Activating your kit' : busy ? busyTexts[busy] : undefined}
      />
      <Lines>
        <OrderLines items={cart.items} />
        <Totals totals={cart.totals} />
      </Lines>
      <Form
        form={form}
        aria-label="Payment"
        onSubmit={() =>
          payment.pay({
            subject: cartVersionOf(cart),
            method: methodNow(),
            order: (id) => createOrder(bodyOf(id, { record, cart, isOnAccount, method: methodNow() })),
          })
        }
      >
        <PriceChanges items={cart.items} />
        <PaymentNotice {...payment} />
        {isOnAccount ? (
          <p>
            It goes on your account, and we send you an invoice.{' '}
            <Button
              variant="outline"
              size="sm"
              onClick={() => void payCartNow(cart.sessionId).then(onStale, showFailure)}
            >
              Pay now instead
            </Button>
          </p>
        ) : (
          // A transfer takes days, and the swab is on its way.
          <RadioCardsField name="method" label="How would you like to pay?" required options={methodsAtOnce(offered)} />
        )}
        <chakra.p display="flex" gap="2" textStyle="small" color="ink2">
          <Lock aria-hidden size={16} /> Your card number never reaches our servers.
        </chakra.p>
        <StepActions
          next={isOnAccount ? `Put ${total.label} on my account` : `Pay ${total.label} and activate`}
          onPrevious={onBack}
        />
      </Form>
      {payment.payment && <PaymentDialog payment={payment} returnPath={() => paths.activateStep('payment')} />}
    </>
  )
}

type Wanted = { record: Activation; cart: Cart; isOnAccount: boolean; method: PaymentMethod }

/** The order of what is due. Nothing is posted, so there is no address to post it to; an account is billed (checkout-2). */
function bodyOf(checkoutId: string, { record, cart, isOnAccount, method }: Wanted): Checkout {
  const { email = '', person } = record
  const { email: _, acceptTerms: _accepted, ...billingAddress } = person ?? {}
  return {
    sessionId: cart.sessionId,
    checkoutId,
    email,
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    acceptTerms: true,
    isNewsletterSubscribed: false,
    expectedTotal: cart.totals.total.amount,
    ...(!isOnAccount && { billingAddress: billingAddress as Checkout['billingAddress'], paymentMethod: method }),
  }
}
