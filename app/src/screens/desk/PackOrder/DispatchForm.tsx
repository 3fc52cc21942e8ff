import { carrierCodes, carriers } from '@shop/contract/carriers'
import { dispatchSchema, type WaitingOrder } from '@shop/contract/parcel'
import { Form, SelectField, SubmitButton, TextField } from '@shop/design-system'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useParcelActions } from '../../../data/parcel.ts'
import { readStored, writeStored } from '../../../data/storage.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'
import { type Box, isWhole } from './packing.ts'

const carrierKey = 'desk-carrier'
const carrierOptions = Object.entries(carriers).map(([value, { name }]) => ({ value, label: name }))

type DispatchFormProps = { order: WaitingOrder; box: Box; onSent: (parcel: string, isAll: boolean) => void }

/** What the button does, in its own words. */
function dispatchText(box: Box, order: WaitingOrder) {
  if (!box.swabs.length && !box.whole.length) return 'Dispatch all of it, under the numbers drawn'
  return isWhole(box, order) ? 'Dispatch it' : 'Dispatch this, and leave the rest for later'
}

/** Who carries it, its tracking number, and that it leaves. */
export function DispatchForm({ order, box, onSent }: DispatchFormProps) {
  const { dispatch } = useParcelActions()
  const form = useForm({
    defaultValues: { trackingNumber: '' },
    resolver: schemaResolver(dispatchSchema.pick(['carrier', 'trackingNumber'])),
  })
  const { setValue } = form
  useEffect(() => {
    const used = carrierCodes.find((code) => code === readStored(carrierKey))
    if (used) setValue('carrier', used)
  }, [setValue])
  useEffect(() => {
    if (box.trackingNumber) setValue('trackingNumber', box.trackingNumber)
  }, [box.trackingNumber, setValue])
  return (
    <Form
      form={form}
      aria-label={`Dispatch ${order.number}`}
      onSubmit={async ({ carrier, trackingNumber }) => {
        const { parcel, waiting } = await dispatch(order.number, {
          barcodes: box.swabs,
          lines: box.whole.map((line) => ({ line })),
          ...(carrier && { carrier }),
          ...(trackingNumber && { trackingNumber }),
        })
        writeStored(carrierKey, carrier ?? null)
        onSent(parcel.number, waiting.length === 0)
      }}
    >
      <SelectField name="carrier" label="Carrier" placeholder="Without tracking" options={carrierOptions} />
      <TextField name="trackingNumber" label="Tracking number" autoComplete="off" autoCapitalize="characters" />
      <SubmitButton full>{dispatchText(box, order)}</SubmitButton>
    </Form>
  )
}
