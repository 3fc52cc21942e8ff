import type { Cart } from '@shop/contract/cart'
import {
  membershipTerms,
  type PaymentMethod,
  paymentMethodCodes,
  paymentMethods,
  productTypes,
  transferTerms,
} from '@shop/contract/constants'
import type { Country } from '@shop/contract/country'
import { acceptedTermsSchema } from '@shop/contract/form'
import { Button, chakra, CheckboxField, Form, Link } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { object } from 'yup'
import { useCartActions } from '../../../data/cart.ts'
import { createOrder, cartVersionOf } from '../../../data/checkout.ts'
import { useSettings } from '../../../data/settings.tsx'
import { AddressLines } from '../../../parts/address/AddressLines.tsx'
import { itemTitleOf } from '../../../parts/cart/group-items.ts'
import { PriceChanges } from '../../../parts/cart/PriceChanges.tsx'
import { paymentMethodCopy } from '../../../parts/payment/payment-methods.tsx'
import { PromiseLines } from '../../../parts/order/PromiseLines.tsx'
import { PaymentNotice } from '../../../parts/payment/PaymentNotice.tsx'
import type { usePayment } from '../../../parts/payment/use-payment.ts'
import { ReviewRow, ReviewSheet } from '../../../parts/form/ReviewSheet.tsx'
import { StepActions, StepTitle } from '../../../parts/form/StepFrame.tsx'
import { showFailure } from '../../../parts/failure/show-failure.ts'
import { paths } from '../../../paths.ts'
import { orderBodyOf } from './order-body.ts'
import { isFreeOfCharge, type StepName } from './steps.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

type ReviewStepProps = {
  cart: Cart
  countries: Country[]
  isOnAccount: boolean
  /** Whether a step has a field for it: an account may have one. */
  isAddressAsked: boolean
  method: PaymentMethod | undefined
  payment: ReturnType<typeof usePayment>
  addressOf: (step: StepName) => string
  onPrevious: () => void
}

const schema = object({ acceptTerms: acceptedTermsSchema })

/** Everything at a glance, and the only button that spends money. */
export function ReviewStep({
  cart,
  countries,
  isOnAccount,
  isAddressAsked,
  method,
  payment,
  addressOf,
  onPrevious,
}: ReviewStepProps) {
  const { user, paymentMethods: offered } = useSettings()
  const { update } = useCartActions()
  const form = useForm({ defaultValues: { acceptTerms: false }, resolver: schemaResolver(schema) })
  const { email, phoneNumber, shippingAddress, billingAddress, shippingMethods, isSwabRequired, totals } = cart
  const { selected } = shippingMethods
  const bill = billingAddress ?? (isSwabRequired ? null : shippingAddress)
  return (
    <>
      <StepTitle lead="Please check your order. You can still change anything.">Is everything right?</StepTitle>
      <ReviewSheet>
        <ReviewRow
          term="Items"
          href={paths.cart}
          what={cart.items.map((item) => `${item.quantity} × ${itemTitleOf(item)}${sampleIn(item)}`).join('\n')}
        />
        <ReviewRow term="Contact" href={addressOf('details')} what={[email, phoneNumber].filter(Boolean).join('\n')} />
        {isSwabRequired && isAddressAsked && (
          <ReviewRow
            term="Delivery"
            href={addressOf('delivery')}
            what={
              <>
                {shippingAddress && <AddressLines address={shippingAddress} countries={countries} />}
                {!isOnAccount && selected && `\n${selected.name}, ${selected.days} working days`}
              </>
            }
          />
        )}
        {isOnAccount ? (
          <ReviewRow
            term="Account"
            what={
              <>
                {`${isAddressAsked ? 'Billed' : 'Sent to and billed'} to the account of ${user?.name ?? 'your clinic'}.\n`}
                <Button variant="outline" size="sm" onClick={() => void update({ isPaidNow: true }).catch(showFailure)}>
                  Pay by card, PayPal or transfer instead
                </Button>
              </>
            }
          />
        ) : (
          <>
            <ReviewRow
              term="Bill"
              href={addressOf('delivery')}
              what={bill ? <AddressLines address={bill} countries={countries} /> : 'To the same address'}
            />
            {isFreeOfCharge(cart) ? (
              <ReviewRow term="Payment" href={paths.cart} what="Nothing is left to pay" />
            ) : (
              <ReviewRow term="Payment" href={addressOf('payment')} what={method && paymentMethodCopy[method].title} />
            )}
            {user?.ordersOnAccount && (
              <ReviewRow
                term="Account"
                what={
                  <Button
                    variant="outline"
                    size="sm"
                    onClick={() => void update({ isPaidNow: false }).catch(showFailure)}
                  >
                    Put it on the account instead
                  </Button>
                }
              />
            )}
          </>
        )}
      </ReviewSheet>
      <chakra.div borderTop="hairline" paddingBlock="4" _empty={{ display: 'none' }}>
        <PromiseLines items={cart.items} delivery={null} />
      </chakra.div>
      <chakra.div borderTop="hairline" paddingTop="6">
        <Form
          form={form}
          aria-label="Place your order"
          onSubmit={() => {
            const wanted = { cart, method: method ?? methodIn(offered), isOnAccount }
            return payment.pay({
              subject: cartVersionOf(cart),
              method: wanted.method,
              order: async (checkoutId) => createOrder(await orderBodyOf(checkoutId, wanted)),
            })
          }}
        >
          <PriceChanges items={cart.items} />
          <PaymentNotice {...payment} />
          <CheckboxField
            name="acceptTerms"
            required
            label={
              <>
                I accept the{' '}
                <Link href={paths.terms} target="_blank">
                  terms and conditions
                </Link>
              </>
            }
          />
          {method === paymentMethods.eft && !isFreeOfCharge(cart) && (
            <p>
              You get our bank details on the next page. Nothing is charged now, and we keep your order for{' '}
              {transferTerms.days} days.
            </p>
          )}
          {cart.items.some(({ product }) => product.typeId === productTypes.subscription) && (
            <p>
              {totals.total.label} is charged now, and again each year until you cancel. We write to you{' '}
              {membershipTerms.reminderDays} days before, and you can withdraw within {membershipTerms.withdrawalDays}{' '}
              days of today.
            </p>
          )}
          <StepActions next={buttonOf(isOnAccount, method, totals.total)} onPrevious={onPrevious} />
        </Form>
      </chakra.div>
    </>
  )
}

/** What costs nothing names a way to pay all the same: one that this shop has. */
const methodIn = (offered: readonly string[]): PaymentMethod =>
  paymentMethodCodes.find((code) => offered.includes(code)) ?? paymentMethods.card

const sampleIn = ({ metaData: { barcode } }: Cart['items'][number]) => (barcode ? `, from sample ${barcode}` : '')

/** A button names what happens: what is charged, or that nothing is yet. */
const buttonOf = (isOnAccount: boolean, method: PaymentMethod | undefined, total: Cart['totals']['total']) =>
  isOnAccount || method === paymentMethods.eft || total.amount === 0
    ? `Place order, ${total.label}`
    : `Pay ${total.label}`
