import { type Address, addressSchema, billingAddressSchema } from '@shop/contract/address'
import type { Cart } from '@shop/contract/cart'
import type { Country } from '@shop/contract/country'
import { isPostedTo, postedToNames } from '@shop/contract/posted-to'
import { Button, Callout, chakra, CheckboxField, Form, RadioCardsField, toaster } from '@shop/design-system'
import { useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { boolean, object, string } from 'yup'
import { useCartActions } from '../../../data/cart.ts'
import { AddressChoice } from '../../../parts/address/AddressChoice.tsx'
import { blankAddress } from '../../../parts/address/blank-address.ts'
import { StepActions, StepTitle } from '../../../parts/form/StepFrame.tsx'
import { dropDraft, readDraft, useCheckoutDraft } from './drafts.ts'
import type { StepProps } from './step-props.ts'
import { isFreeOfCharge } from './steps.ts'
import { useRefused } from './use-refused.ts'
import { showFailure } from '../../../parts/failure/show-failure.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

type AddressValues = typeof blankAddress
type Delivery = {
  shippingAddress: AddressValues
  isBillingSame: boolean
  billingAddress: AddressValues
  shippingMethodId: string
}

/** The contract's own address schemas; the bill's address counts only when it is another. */
const shapeOf = (needsMethod: boolean) => ({
  shippingAddress: addressSchema.required(),
  isBillingSame: boolean().required(),
  shippingMethodId: needsMethod ? string().required('Please choose how we send your kit') : string(),
})
const resolverFor = (needsMethod: boolean): Resolver<Delivery> => {
  const same = schemaResolver(object(shapeOf(needsMethod)))
  const different = schemaResolver(object({ ...shapeOf(needsMethod), billingAddress: billingAddressSchema.required() }))
  return (values, context, options) =>
    // What the fields hold stays text; only the errors differ.
    ((values.isBillingSame ? same : different) as unknown as Resolver<Delivery>)(values, context, options)
}

type DeliveryStepProps = StepProps & {
  cart: Cart
  countries: Country[]
  /** The order goes on an account, which has its way of sending: only the address is needed. */
  isOnAccount: boolean
}

/** Where the kit goes, who pays, and how it travels. */
export function DeliveryStep({ cart, countries, isOnAccount, refused, onNext, onPrevious }: DeliveryStepProps) {
  const { update } = useCartActions()
  const [isPricing, setIsPricing] = useState(false)
  const { all, selected } = cart.shippingMethods
  const needsMethod = cart.isSwabRequired && !isOnAccount
  const draft = readDraft<Delivery>('delivery', cart.sessionId)
  const form = useForm<Delivery>({
    defaultValues: {
      shippingAddress: {
        ...blankAddress,
        country: isPostedTo(cart.country) ? cart.country : '',
        ...cart.shippingAddress,
        ...draft.shippingAddress,
      },
      isBillingSame: isOnAccount || (draft.isBillingSame ?? cart.billingAddress === null),
      billingAddress: { ...blankAddress, country: cart.country, ...cart.billingAddress, ...draft.billingAddress },
      shippingMethodId: draft.shippingMethodId || String(selected?.id ?? ''),
    },
    resolver: resolverFor(needsMethod),
  })
  useCheckoutDraft(form, 'delivery', cart.sessionId)
  useRefused(form, refused)
  const isBillingSame = useWatch({ control: form.control, name: 'isBillingSame' })
  const country = useWatch({ control: form.control, name: 'shippingAddress.country' })

  /** Prices and ways to send it depend on the country, so the cart must know it at once. */
  const reprice = async (next: string) => {
    if (!next || next === cart.country) return
    setIsPricing(true)
    try {
      const { currency, shippingMethods } = await update({ country: next })
      if (currency !== cart.currency) toaster.info(`Your prices are now in ${currency}`)
      const isStillThere = shippingMethods.all.some(({ id }) => String(id) === form.getValues('shippingMethodId'))
      if (!isStillThere) form.setValue('shippingMethodId', String(shippingMethods.selected?.id ?? ''))
    } catch (error) {
      showFailure(error)
    }
    setIsPricing(false)
  }
  const save = async ({ shippingAddress, isBillingSame: isSame, billingAddress, shippingMethodId }: Delivery) => {
    await update({
      country: shippingAddress.country,
      shippingAddress: { ...shippingAddress, country: shippingAddress.country as Address['country'] },
      billingAddress: isSame ? null : billingAddress,
      ...(needsMethod && { shippingMethodId: Number(shippingMethodId) }),
    })
    dropDraft('delivery')
    onNext()
  }
  const isPriced = country === cart.country
  const chosen = countries.find(({ code }) => code === country)
  return (
    <>
      <StepTitle>Where shall we send your kit?</StepTitle>
      <Form form={form} isStored={false} onSubmit={save} aria-label="Delivery">
        <AddressChoice
          name="shippingAddress"
          countries={countries.filter(({ code }) => isPostedTo(code))}
          countryHelp={`We send kits to ${postedToNames()}. Prices follow the country.`}
          onCountry={(next) => void reprice(next)}
        />
        {!isOnAccount && <CheckboxField name="isBillingSame" label="The bill goes to the same address" />}
        {!isBillingSame && (
          <chakra.fieldset display="grid" gap="5" border="none" minWidth="0">
            <chakra.legend textStyle="h4" marginBottom="4">
              Billing address
            </chakra.legend>
            <AddressChoice name="billingAddress" countries={countries} />
          </chakra.fieldset>
        )}
        {needsMethod && (
          <chakra.div aria-busy={isPricing || undefined} opacity={isPricing ? 0.5 : 1}>
            {isPriced && all.length > 0 ? (
              <RadioCardsField
                name="shippingMethodId"
                label="Delivery"
                required
                options={all.map(({ id, name, description, price, days }) => ({
                  value: String(id),
                  title: name,
                  // Some descriptions have it themselves.
                  description: description.includes(days) ? description : `${days} working days. ${description}`,
                  aside: price.amount ? price.label : 'Free',
                }))}
              />
            ) : (
              <Callout title="Delivery">
                {isPricing ? (
                  'Looking up how we send to your country.'
                ) : chosen ? (
                  // The shop's country was changed after this address was given.
                  <>
                    <p>Your cart is priced for another country than the one your kit goes to.</p>
                    <Button variant="outline" onClick={() => void reprice(country)}>
                      Show prices for {chosen.name}
                    </Button>
                  </>
                ) : (
                  <>
                    {!isPostedTo(cart.country) && 'We do not post kits to your country yet. '}
                    Choose a country above to see how we send your kit and what it costs.
                  </>
                )}
              </Callout>
            )}
          </chakra.div>
        )}
        <StepActions
          next={isOnAccount || isFreeOfCharge(cart) ? 'Continue to review' : 'Continue to payment'}
          onPrevious={onPrevious}
        />
      </Form>
    </>
  )
}
