import type { Cart } from '@shop/contract/cart'
import type { PaymentMethod } from '@shop/contract/constants'
import { isPostedTo } from '@shop/contract/posted-to'
import {
  Card,
  chakra,
  EmptyState,
  Illustration,
  LinkButton,
  LoadingOverlay,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
  Steps,
} from '@shop/design-system'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useCart, useCartActions, useIsOnAccount } from '../../../data/cart.ts'
import { useCountries } from '../../../data/country.ts'
import { useSettings } from '../../../data/settings.tsx'
import { readInTab, writeInTab } from '../../../data/tab-storage.ts'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { PaymentDialog } from '../../../parts/payment/PaymentDialog.tsx'
import { busyTexts } from '../../../parts/payment/payment-state.ts'
import { usePayment } from '../../../parts/payment/use-payment.ts'
import { StepTitle } from '../../../parts/form/StepFrame.tsx'
import { ApprovalNotice } from '../../../parts/practice/ApprovalNotice.tsx'
import { paths } from '../../../paths.ts'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { BillingStep } from './BillingStep.tsx'
import { DeliveryStep } from './DeliveryStep.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { dropDrafts, readDraft } from './drafts.ts'
import { PaymentStep } from './PaymentStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { type Buyer, isFreeOfCharge, type StepName, stepAt, stepName, stepOwning, stepper, stepsFor } from './steps.ts'

const Layout = chakra('div', {
  base: {
    '& .checkout-steps': { marginBlockEnd: { base: '6', md: '10' } },
    '& .checkout-body': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' },
      gap: { base: '5', lg: '8' },
      alignItems: 'start',
    },
    '& .checkout-summary': { order: { base: -1, lg: 0 }, position: { lg: 'sticky' }, insetBlockStart: { lg: '8' } },
  },
})

const addressOf = (step: StepName) => `${paths.checkout}?step=${step}`
const lastOrderKey = 'checkout:last-order'

/** From cart to order in steps, each with its own address: back, reload and a second tab find what was entered. */
export function Checkout() {
  const { cart, error, isValidating, retry } = useCart()
  const { renew } = useCartActions()
  const { user } = useSettings()
  const buyer: Buyer = {
    isVet: user?.type === 'vet',
    isOnAccount: useIsOnAccount(cart),
    hasAddress: user?.addressCountry != null && isPostedTo(user.addressCountry),
  }
  const countries = useCountries()
  const navigate = useNavigate()
  const [refused, setRefused] = useState<Record<string, string>>({})
  const payment = usePayment({
    place: 'checkout',
    onPlaced: ({ checkoutId }) => {
      writeInTab(lastOrderKey, { checkoutId })
      dropDrafts()
      void navigate(paths.checkoutComplete(checkoutId), { replace: true })
      void renew(checkoutId)
    },
    onRefused: (fields) => {
      setRefused(fields)
      void navigate(addressOf(stepOwning(Object.keys(fields), buyer, cart?.isSwabRequired ?? true)))
    },
    onStale: retry,
  })

  return (
    <Layout>
      <PageTitle title="Checkout" />
      <LoadingOverlay isShown={payment.busy !== null} text={payment.busy ? busyTexts[payment.busy] : undefined} />
      {cart?.items.length && countries ? (
        <Open {...{ cart, countries, buyer, payment, refused }} onMove={() => setRefused({})} />
      ) : payment.busy || (cart === undefined && !error) || (cart?.items.length && !countries) ? (
        <Loading />
      ) : cart === undefined ? (
        <FailedState headingLevel={1} error={error} onRetry={retry} isRetrying={isValidating} />
      ) : (
        <Nothing />
      )}
    </Layout>
  )
}

type OpenProps = {
  cart: Cart
  countries: NonNullable<ReturnType<typeof useCountries>>
  buyer: Buyer
  payment: ReturnType<typeof usePayment>
  refused: Record<string, string>
  onMove: () => void
}

function Open({ cart, countries, buyer, payment, refused, onMove }: OpenProps) {
  const { isVet, isOnAccount } = buyer
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [method, setMethod] = useState<PaymentMethod | undefined>(
    () => readDraft<{ chosen: PaymentMethod }>('payment', cart.sessionId).chosen,
  )
  const hasMethod = method !== undefined
  const requested = query.get('step')
  const step = stepAt(requested, { cart, hasMethod, buyer })
  const steps = stepsFor(buyer, cart.isSwabRequired, !isFreeOfCharge(cart))
  const current = steps.indexOf(step)
  useHeadingFocus(step)

  // An address of a step that cannot be reached yet, or of none, is replaced by that of the current one.
  useEffect(() => {
    if (requested !== step) void navigate(addressOf(step), { replace: true })
  }, [requested, step, navigate])

  const move = (type: 'next' | 'previous') => {
    onMove()
    const to = steps[stepper(current, { type }, steps.length)]
    if (to) void navigate(addressOf(to))
  }
  const Address = cart.isSwabRequired ? DeliveryStep : BillingStep
  const onward = { onNext: () => move('next'), onPrevious: () => move('previous') }
  return (
    <>
      <ApprovalNotice />
      <div className="checkout-steps">
        <Steps
          label="Checkout"
          current={current}
          steps={steps.map((name) => ({ name: stepName(name, cart), href: addressOf(name) }))}
        />
      </div>
      <div className="checkout-body">
        <Card size="lg">
          {step === 'details' && (
            <DetailsStep
              {...{ cart, countries, isVet, refused }}
              next={`Continue to ${stepName(steps[1] ?? 'review', cart).toLowerCase()}`}
              {...onward}
            />
          )}
          {step === 'delivery' && <Address {...{ cart, countries, isOnAccount, refused }} {...onward} />}
          {step === 'payment' && <PaymentStep {...{ cart, method, refused }} onChoose={setMethod} {...onward} />}
          {step === 'review' && (
            <ReviewStep
              {...{ cart, countries, isOnAccount, method, payment }}
              isAddressAsked={steps.includes('delivery')}
              addressOf={addressOf}
              onPrevious={onward.onPrevious}
            />
          )}
        </Card>
        <div className="checkout-summary">
          <CheckoutSummary cart={cart} isOnAccount={isOnAccount} />
        </div>
      </div>
      {payment.payment && <PaymentDialog payment={payment} returnPath={paths.checkoutComplete} />}
    </>
  )
}

/** A new step starts at its heading, for the eye and for the keyboard; the first one leaves the page as it came. */
function useHeadingFocus(step: StepName) {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('#step-title')?.focus({ preventScroll: true })
  }, [step])
}

function Loading() {
  return (
    <>
      <StepTitle>Checkout</StepTitle>
      <SkeletonGroup label="Fetching your cart">
        <div className="checkout-steps">
          <Skeleton width="full" height="8" />
        </div>
        <div className="checkout-body">
          <Card size="lg">
            <SkeletonText lines={8} />
          </Card>
          <Card className="checkout-summary">
            <SkeletonText lines={5} />
          </Card>
        </div>
      </SkeletonGroup>
    </>
  )
}

/** No cart: never had one, or it has become an order. */
function Nothing() {
  const { user } = useSettings()
  const last = readInTab<{ checkoutId: string }>(lastOrderKey)?.checkoutId
  return (
    <EmptyState
      headingLevel={1}
      illustration={<Illustration name={last ? 'order-placed' : 'empty-cart'} />}
      title={last ? 'Your order is placed' : 'There is nothing to check out'}
      text={
        last
          ? 'Everything that was in your cart is in it. There is nothing more to pay here.'
          : user
            ? 'Your cart is empty.'
            : 'Your cart is empty. If you filled it in your account, log in and it is there again.'
      }
      actions={
        <>
          {last && <LinkButton href={paths.checkoutComplete(last)}>See your order</LinkButton>}
          {!last && !user && <LinkButton href={paths.loginFirst(paths.checkout)}>Log in</LinkButton>}
          <LinkButton variant={last || !user ? 'outline' : 'solid'} href={paths.cart}>
            {last ? 'To the cart' : 'Back to your cart'}
          </LinkButton>
        </>
      }
    />
  )
}
