import { billingAddressSchema } from '@shop/contract/address'
import { Failure } from '@shop/contract/failure'
import type { User } from '@shop/contract/user'
import { Form, toaster } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { type InferType, object } from 'yup'
import { useCountries } from '../../../data/country.ts'
import { useMyActions } from '../../../data/user.ts'
import { AddressFields } from '../../../parts/address/AddressFields.tsx'
import { SaveButton } from './SaveButton.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

/** The names of this address are the user's own. */
const schema = object({ address: billingAddressSchema.omit(['firstName', 'lastName', 'phone']).required() })
type Values = InferType<typeof schema>

const valuesOf = ({ address, countryCode }: User) => ({
  address: {
    address: address?.address ?? '',
    address2: address?.address2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    postalCode: address?.postalCode ?? '',
    country: address?.country.code ?? countryCode,
  },
})

/** Whether the state is all that differs from a saved address: it has a call of its own. */
function isStateOnly(me: User, { address }: Values): boolean {
  const { state: before, ...rest } = valuesOf(me).address
  const isSame = Object.entries(rest).every(([field, value]) => address[field as keyof typeof rest] === value)
  return Boolean(me.address && address.state && address.state !== before && isSame)
}

/** Where the user is at home. */
export function HomeAddress({ me }: { me: User }) {
  const { update, updateState } = useMyActions()
  const countries = useCountries() ?? []
  const form = useForm({
    values: valuesOf(me),
    resetOptions: { keepDirtyValues: true },
    resolver: schemaResolver(schema),
  })
  const save = async (values: Values) => {
    const { firstName, lastName } = me
    const saving = isStateOnly(me, values)
      ? updateState(values.address.state ?? '').catch(atItsField)
      : update({ address: { firstName, lastName, ...values.address } })
    form.reset(valuesOf(await saving), { keepDirtyValues: false })
    toaster.success('Saved')
  }
  return (
    <Form form={form} onSubmit={save} aria-label="Your address">
      <AddressFields name="address" countries={countries} hasPerson={false} />
      <SaveButton>Save address</SaveButton>
    </Form>
  )
}

/** The state's own call names the field without its address. */
function atItsField(failure: unknown): never {
  if (!(failure instanceof Failure) || !failure.fields.state) throw failure
  throw new Failure(failure.status, { message: failure.message, errors: { 'address.state': failure.fields.state } })
}
