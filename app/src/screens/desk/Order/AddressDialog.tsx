import { type DeskOrder, orderAddressBodySchema } from '@shop/contract/desk-order'
import { Failure } from '@shop/contract/failure'
import { Callout, Dialog, Form, PhoneField, SubmitButton, TextField, toaster } from '@shop/design-system'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { dialCodesOf, useCountries } from '../../../data/country.ts'
import { useDeskOrderActions } from '../../../data/desk-order.ts'
import { AddressFields } from '../../../parts/address/AddressFields.tsx'
import { AddressLines } from '../../../parts/address/AddressLines.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

type AddressDialogProps = { order: DeskOrder; reload: () => Promise<DeskOrder | undefined>; onClose: () => void }

/**
 * Where an order goes, as long as nothing of it was sent. What somebody else changed meanwhile is shown, with what was
 * typed here still in the form, and is replaced only by a press that follows.
 */
export function AddressDialog({ order: opened, reload, onClose }: AddressDialogProps) {
  const { order } = opened
  const { changeAddress } = useDeskOrderActions(order.number)
  const countries = useCountries() ?? []
  /** The order that was seen last, and whether it is somebody else's change. */
  const [seen, setSeen] = useState({ order: opened, isChanged: false })
  const form = useForm({
    defaultValues: { address: { address2: '', state: '', phone: '', ...order.shippingAddress }, reason: '' },
    resolver: schemaResolver(orderAddressBodySchema.pick(['address', 'reason'])),
  })
  const country = order.shippingAddress?.country ?? opened.country
  const there = countries.filter(({ code }) => code === country)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isWide
      title={`Change where ${order.number} goes`}
      description="The buyer gets a mail with the new address. Until something is sent it can be changed again."
    >
      <Form
        form={form}
        aria-label={`Where ${order.number} goes`}
        onSubmit={async ({ address, reason }) => {
          try {
            await changeAddress({ address, reason, version: seen.order.version })
          } catch (failure) {
            const now = failure instanceof Failure && failure.status === 409 && (await reload())
            if (now) setSeen({ order: now, isChanged: now.version !== seen.order.version })
            throw failure
          }
          toaster.success(`${order.number} goes to the new address. The buyer gets a mail.`)
          onClose()
        }}
      >
        {seen.isChanged && <ChangedMeanwhile order={seen.order} />}
        <AddressFields
          name="address"
          countries={there}
          countryHelp="Delivery was paid to this country. For another one, cancel the order."
        />
        <PhoneField name="address.phone" country={country} dialCodes={dialCodesOf(countries)} />
        <TextField name="reason" label="Reason" help="For example: has moved, asked by telephone." required />
        <SubmitButton full>{seen.isChanged ? 'Save mine instead' : 'Save the address'}</SubmitButton>
      </Form>
    </Dialog>
  )
}

/** Who was quicker, and what they left. */
function ChangedMeanwhile({ order: { order, history } }: { order: DeskOrder }) {
  const change = history.find(({ action }) => action === 'change-address')
  return (
    <Callout tone="caution" title={`${change?.adminName ?? 'Somebody else'} has changed it meanwhile`}>
      {change && <p>Reason: {change.reason}</p>}
      {order.shippingAddress && <AddressLines address={order.shippingAddress} />}
      <p>What you typed is still below.</p>
    </Callout>
  )
}
