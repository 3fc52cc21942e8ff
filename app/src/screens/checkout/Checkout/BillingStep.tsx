import { billingAddressSchema } from '@shop/contract/address'
import type { Cart } from '@shop/contract/cart'
import type { Country } from '@shop/contract/country'
import { Form } from '@shop/design-system'
import { type Resolver, useForm } from 'react-hook-form'
import { object } from 'yup'
import { useCartActions } from '../../../data/cart.ts'
import { AddressChoice } from '../../../parts/address/AddressChoice.tsx'
import { blankAddress } from '../../../parts/address/blank-address.ts'
import { StepActions, StepTitle } from '../../../parts/form/StepFrame.tsx'
import { dropDraft, readDraft, useCheckoutDraft } from './drafts.ts'
import type { StepProps } from './step-props.ts'
import { isFreeOfCharge } from './steps.ts'
import { useRefused } from './use-refused.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

type Billing = { billingAddress: typeof blankAddress }

const resolver = schemaResolver(
  object({ billingAddress: billingAddressSchema.required() }),
) as unknown as Resolver<Billing>

type BillingStepProps = StepProps & { cart: Cart; countries: Country[] }

/** Where nothing is sent, there is no delivery address: only who gets the bill, in whatever country. */
export function BillingStep({ cart, countries, refused, onNext, onPrevious }: BillingStepProps) {
  const { update } = useCartActions()
  const draft = readDraft<Billing>('delivery', cart.sessionId)
  const form = useForm<Billing>({
    defaultValues: {
      billingAddress: {
        ...blankAddress,
        country: cart.country,
        ...(cart.billingAddress ?? cart.shippingAddress),
        ...draft.billingAddress,
      },
    },
    resolver,
  })
  useCheckoutDraft(form, 'delivery', cart.sessionId)
  useRefused(form, refused)
  return (
    <>
      <StepTitle lead="Nothing in this order goes by post, so we only need a billing address.">
        Where shall we send the bill?
      </StepTitle>
      <Form
        form={form}
        isStored={false}
        aria-label="Billing address"
        onSubmit={async ({ billingAddress }) => {
          await update({ billingAddress })
          dropDraft('delivery')
          onNext()
        }}
      >
        <AddressChoice name="billingAddress" countries={countries} />
        <StepActions
          next={isFreeOfCharge(cart) ? 'Continue to review' : 'Continue to payment'}
          onPrevious={onPrevious}
        />
      </Form>
    </>
  )
}
