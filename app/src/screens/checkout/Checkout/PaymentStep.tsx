import type { Cart } from '@shop/contract/cart'
import { type PaymentMethod, paymentMethodCodes, paymentMethods as codes, productTypes } from '@shop/contract/constants'
import { messages } from '@shop/contract/messages'
import { chakra, Form, RadioCardsField } from '@shop/design-system'
import { Lock } from 'lucide-react'
import { type Resolver, type ResolverResult, useForm } from 'react-hook-form'
import { useSettings } from '../../../data/settings.tsx'
import { paymentMethodCopy } from '../../../parts/payment/payment-methods.tsx'
import { StepActions, StepTitle } from '../../../parts/form/StepFrame.tsx'
import { keepDraft } from './drafts.ts'
import type { StepProps } from './step-props.ts'
import { useRefused } from './use-refused.ts'

type Chosen = { paymentMethod: string }
const isMethod = (code: string): code is PaymentMethod => paymentMethodCodes.some((known) => known === code)

const resolver: Resolver<Chosen> = (values): ResolverResult<Chosen> =>
  isMethod(values.paymentMethod)
    ? { values, errors: {} }
    : { values: {}, errors: { paymentMethod: { type: 'required', message: messages.fieldRequired } } }

type PaymentStepProps = StepProps & {
  cart: Cart
  method: PaymentMethod | undefined
  onChoose: (method: PaymentMethod) => void
}

/** How to pay. Nothing is typed here: the card is entered at the very end. */
export function PaymentStep({ cart, method, refused, onChoose, onNext, onPrevious }: PaymentStepProps) {
  const { paymentMethods } = useSettings()
  const isYearly = cart.items.some(({ product }) => product.typeId === productTypes.subscription)
  const form = useForm<Chosen>({ defaultValues: { paymentMethod: method ?? '' }, resolver })
  useRefused(form, refused)
  return (
    <>
      <StepTitle lead="You pay at the very end, after a last look at everything.">How would you like to pay?</StepTitle>
      <Form
        form={form}
        aria-label="Payment"
        onSubmit={({ paymentMethod }) => {
          if (!isMethod(paymentMethod)) return
          onChoose(paymentMethod)
          keepDraft('payment', cart.sessionId, { chosen: paymentMethod })
          onNext()
        }}
      >
        <RadioCardsField
          name="paymentMethod"
          label="Payment method"
          required
          options={Object.entries(paymentMethodCopy)
            .filter(
              ([value]) => isMethod(value) && paymentMethods.includes(value) && (!isYearly || value !== codes.eft),
            )
            .map(([value, option]) => ({ value, ...option }))}
        />
        <chakra.p display="flex" gap="2" textStyle="small" color="ink2">
          <Lock aria-hidden size={16} /> Your card number never reaches our servers.
        </chakra.p>
        <StepActions next="Continue to review" onPrevious={onPrevious} />
      </Form>
    </>
  )
}
