import { type Address, addressSchema } from '@shop/contract/address'
import { advancePersonSchema } from '@shop/contract/checkout'
import { maxNoteLength, maxQuantity } from '@shop/contract/constants'
import { codes, Failure } from '@shop/contract/failure'
import { optionalText } from '@shop/contract/form'
import type { Credit } from '@shop/contract/invoice'
import { formatMoney, toMinor } from '@shop/contract/money'
import { isPostedTo, postedToNames } from '@shop/contract/posted-to'
import {
  Callout,
  Card,
  chakra,
  CheckboxField,
  Form,
  Link,
  NumberStepper,
  SimpleGrid,
  SubmitButton,
  TextareaField,
  TextField,
  toaster,
} from '@shop/design-system'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { boolean, object } from 'yup'
import { useCountries } from '../../../data/country.ts'
import { useSettings } from '../../../data/settings.tsx'
import { AddressChoice } from '../../../parts/address/AddressChoice.tsx'
import { AddressLines } from '../../../parts/address/AddressLines.tsx'
import { showWhatFillsTheLimit } from '../../../parts/payment/pending-payment.ts'
import { blankAddress } from '../../../parts/address/blank-address.ts'
import { paths } from '../../../paths.ts'
import { FindTests } from './FindTests.tsx'
import { blank, useAdvanceOrder, type Values } from './use-advance-order.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const resolverFor =
  (isAddressAsked: boolean): Resolver<Values> =>
  (values, context, options) => {
    const schema = object({
      user: advancePersonSchema.required(),
      hasAgent: boolean().required(),
      ...(values.hasAgent && { agent: advancePersonSchema.required() }),
      ...(isAddressAsked && { shippingAddress: addressSchema.required() }),
      note: optionalText(maxNoteLength),
    })
    return (schemaResolver(schema) as unknown as Resolver<Values>)(values, context, options)
  }

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    '& h2': { textStyle: 'h3', marginBlockEnd: '4' },
    '& ul': { listStyleType: 'none' },
    '& .ahead-lines li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
      alignItems: 'center',
      gap: '4',
      paddingBlock: '3',
      borderTop: 'hairline',
    },
    '& .ahead-sum': { textStyle: 'price', marginBlockStart: '4' },
    '& .ahead-hint': { textStyle: 'small', color: 'ink2' },
    '& .ahead-state + *': { marginBlockStart: '4' },
    '& fieldset': { display: 'grid', gap: '5', border: 'none', minWidth: '0' },
    '& legend': { textStyle: 'h3', marginBlockEnd: '4' },
  },
})

type AdvanceOrderFormProps = {
  credit: Credit
  /** The account may have changed: an order was placed on it, or refused. */
  onChanged: () => void
}

/** Which tests, for whom, where they are sent, and what they cost beside the credit that is left. */
export function AdvanceOrderForm({ credit, onChanged }: AdvanceOrderFormProps) {
  const { country, user: orderer } = useSettings()
  const navigate = useNavigate()
  const { isAddressAsked } = credit
  const form = useForm<Values>({ defaultValues: blankFor(credit, country), resolver: resolverFor(isAddressAsked) })
  const { currency } = credit.left
  const { lines, add, change, place, sum } = useAdvanceOrder(form, `${orderer?.email} ${currency}`)
  const hasAgent = useWatch({ control: form.control, name: 'hasAgent' })
  const isTooMuch = sum > toMinor(credit.left.amount)

  const order = async ({ user, agent, hasAgent: isWithAgent, shippingAddress, note }: Values) => {
    if (!lines.length) {
      toaster.error('Add a test first.')
      return
    }
    const placed = await place({
      user,
      agent: isWithAgent ? agent : undefined,
      shippingAddress: isAddressAsked ? (shippingAddress as Address) : undefined,
      note,
    })
      .catch((error: unknown) => {
        if (error instanceof Failure && error.code === codes.creditLimit) void showWhatFillsTheLimit()
        throw error
      })
      .finally(onChanged)
    toaster.success(`Order ${placed.number} is placed for ${user.firstName} ${user.lastName}`)
    void navigate(paths.orders)
  }
  return (
    <Layout>
      <Card as="section" aria-labelledby="ahead-tests">
        <h2 id="ahead-tests">Which tests?</h2>
        <FindTests chosen={lines.map(({ product }) => product.id)} onAdd={add} />
        {lines.length > 0 && (
          <ul className="ahead-lines" aria-label="Chosen tests">
            {lines.map(({ product, quantity }) => (
              <li key={product.id}>
                <span>{product.name}</span>
                <span>{product.price.label}</span>
                <NumberStepper
                  item={product.name}
                  value={quantity}
                  onChange={(next) => change(product, next)}
                  min={0}
                  max={maxQuantity}
                />
              </li>
            ))}
          </ul>
        )}
        <div role="status" className="ahead-state">
          <p className="ahead-sum">Total {formatMoney(sum, currency, country)}</p>
          <p className="ahead-hint">
            {credit.left.label} of your limit of {credit.limit.label} is left. Tax that comes on top is added in the
            order.
          </p>
          {credit.others.map((other) => (
            <p key={other.currency} className="ahead-hint">
              {other.label} in {other.currency} is open too, and counts toward your limit.
            </p>
          ))}
        </div>
        {isTooMuch && (
          <Callout tone="caution" title="More than your account has left">
            Remove something, or pay an <Link href={paths.invoices}>open invoice</Link> first.
          </Callout>
        )}
      </Card>
      <Card>
        <Form form={form} onSubmit={order} aria-label="Order for someone else">
          <PersonFields name="user" legend="Who is it for?" />
          <CheckboxField name="hasAgent" label="A collection agent takes the samples" />
          {hasAgent && <PersonFields name="agent" legend="The collection agent" />}
          <SentTo credit={credit} />
          <TextareaField name="note" label="Note" help="For your own order: a case number, a date." />
          <SubmitButton size="lg">Order on account</SubmitButton>
        </Form>
      </Card>
    </Layout>
  )
}

/** The address that the account is known by, to be changed; before its first order the country alone. */
const blankFor = ({ shippingAddress, isAddressAsked }: Credit, country: string): Values => ({
  ...blank,
  shippingAddress: {
    ...blankAddress,
    country: isPostedTo(country) ? country : '',
    ...(isAddressAsked && shippingAddress),
  },
})

/** Where the kits go: to the address of the profile, else wherever is entered here. */
function SentTo({ credit: { shippingAddress, isAddressAsked } }: { credit: Credit }) {
  const countries = useCountries() ?? []
  return (
    <fieldset>
      <legend>Where shall we send the kits?</legend>
      {isAddressAsked || !shippingAddress ? (
        <AddressChoice
          name="shippingAddress"
          countries={countries.filter(({ code }) => isPostedTo(code))}
          countryHelp={`We send kits to ${postedToNames()}.`}
        />
      ) : (
        <>
          <AddressLines address={shippingAddress} countries={countries} />
          <p className="ahead-hint">
            This is the address of <Link href={paths.myProfile}>your profile</Link>.
          </p>
        </>
      )}
    </fieldset>
  )
}

const PersonFields = ({ name, legend }: { name: 'user' | 'agent'; legend: string }) => (
  <fieldset>
    <legend>{legend}</legend>
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
      <TextField name={`${name}.firstName`} label="First name" autoComplete="off" required />
      <TextField name={`${name}.lastName`} label="Last name" autoComplete="off" required />
      <TextField name={`${name}.email`} label="Email" type="email" autoComplete="off" required />
      <TextField name={`${name}.phoneNumber`} label="Phone" type="tel" autoComplete="off" />
    </SimpleGrid>
  </fieldset>
)
