import { yupResolver } from '@hookform/resolvers/yup'
import type { Cart } from '@shop/contract/cart'
import { type PaymentMethod, paymentMethods } from '@shop/contract/constants'
import type { Country } from '@shop/contract/country'
import { acceptedSchema } from '@shop/contract/form'
import { Button, Callout, chakra, CheckboxField, Form, Link } from '@shop/design-system'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { object } from 'yup'
import { useSettings } from '../../../data/settings.tsx'
import { usePageExists } from '../../../layouts/page-exists.ts'
import { AddressLines } from '../../../parts/cart/AddressLines.tsx'
import { factsOf } from '../../../parts/cart/group-items.ts'
import { paths } from '../../../paths.ts'
import { methods } from './PaymentStep.tsx'
import { StepActions, StepTitle } from './StepFrame.tsx'
import type { StepName } from './steps.ts'
import type { usePayment } from './use-payment.ts'

const Sheet = chakra('dl', {
  base: {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr auto', sm: '8rem 1fr auto' },
      columnGap: '4',
      paddingBlock: '4',
      borderTop: 'hairline',
    },
    '& dt': { fontWeight: 'semibold' },
    '& dd': { minWidth: '0', overflowWrap: 'anywhere' },
    '& dd.review-what': {
      gridColumn: { base: '1 / -1', sm: '2' },
      gridRow: { base: '2', sm: '1' },
      color: 'ink2',
      whiteSpace: 'pre-line',
    },
    '& dd.review-edit': { gridColumn: { base: '2', sm: '3' }, gridRow: '1' },
  },
})

type ReviewStepProps = {
  cart: Cart
  countries: Country[]
  isVet: boolean
  method: PaymentMethod | undefined
  payment: ReturnType<typeof usePayment>
  addressOf: (step: StepName) => string
  onPrevious: () => void
}

const schema = object({ acceptTerms: acceptedSchema })

/** Everything once more, and the only button that spends money. */
export function ReviewStep({ cart, countries, isVet, method, payment, addressOf, onPrevious }: ReviewStepProps) {
  const { user } = useSettings()
  const pageExists = usePageExists()
  const form = useForm({ defaultValues: { acceptTerms: false }, resolver: yupResolver(schema) })
  const { email, phoneNumber, shippingAddress, billingAddress, shippingMethods, totals } = cart
  const { selected } = shippingMethods
  const { notice } = payment
  return (
    <>
      <StepTitle lead="Please look it over. You can still change everything.">Is everything right?</StepTitle>
      <Sheet>
        <Row
          term="Items"
          href={paths.cart}
          what={cart.items.map((item) => `${item.quantity} × ${item.product.name}${nameOf(item)}`).join('\n')}
        />
        <Row term="Contact" href={addressOf('details')} what={[email, phoneNumber].filter(Boolean).join('\n')} />
        {isVet ? (
          <Row term="Account" what={`Sent to and billed to the account of ${user?.name ?? 'your clinic'}.`} />
        ) : (
          <>
            <Row
              term="Delivery"
              href={addressOf('delivery')}
              what={
                <>
                  {shippingAddress && <AddressLines address={shippingAddress} countries={countries} />}
                  {selected && `\n${selected.name}, ${selected.days} working days`}
                </>
              }
            />
            <Row
              term="Bill"
              href={addressOf('delivery')}
              what={
                billingAddress ? <AddressLines address={billingAddress} countries={countries} /> : 'To the same address'
              }
            />
            <Row term="Payment" href={addressOf('payment')} what={method && methods[method].title} />
          </>
        )}
      </Sheet>
      <chakra.div borderTop="hairline" paddingTop="6">
        <Form
          form={form}
          aria-label="Place your order"
          onSubmit={() => payment.pay({ cart, method: method ?? paymentMethods.card, isVet })}
        >
          <div role="status">
            {notice && (
              <Callout tone={notice.canCheck ? 'caution' : 'warning'} title={notice.title}>
                <p>{notice.text}</p>
                {notice.canCheck && (
                  <chakra.div marginTop="3">
                    <Button size="sm" variant="outline" onClick={() => void payment.recheck()}>
                      Check again
                    </Button>
                  </chakra.div>
                )}
              </Callout>
            )}
          </div>
          <CheckboxField
            name="acceptTerms"
            required
            label={
              <>
                I accept the{' '}
                {pageExists(paths.terms) ? (
                  <Link href={paths.terms} target="_blank">
                    terms and conditions
                  </Link>
                ) : (
                  'terms and conditions'
                )}
              </>
            }
          />
          {method === paymentMethods.eft && <p>You get our bank details on the next page. Nothing is charged now.</p>}
          <StepActions next={buttonOf(isVet, method, totals.total)} onPrevious={onPrevious} />
        </Form>
      </chakra.div>
    </>
  )
}

const nameOf = (item: Cart['items'][number]) =>
  item.metaData.animalName ? `, ${factsOf(item).split(' · ').at(-1)}` : ''

/** A button says what happens: what is charged, or that nothing is yet. */
const buttonOf = (isVet: boolean, method: PaymentMethod | undefined, total: Cart['totals']['total']) =>
  isVet || method === paymentMethods.eft || total.amount === 0 ? `Place order, ${total.label}` : `Pay ${total.label}`

function Row({ term, what, href }: { term: string; what: ReactNode; href?: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="review-what">{what}</dd>
      {href && (
        <dd className="review-edit">
          <Link href={href} aria-label={`Change ${term.toLowerCase()}`}>
            Change
          </Link>
        </dd>
      )}
    </div>
  )
}
