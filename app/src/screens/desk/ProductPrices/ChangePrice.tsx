import { requiredText } from '@shop/contract/form'
import { typedAmount } from '@shop/contract/price'
import type { ProductPrice } from '@shop/contract/product-price'
import { Dialog, Form, SubmitButton, TextField, toaster } from '@shop/design-system'
import { type Resolver, useForm } from 'react-hook-form'
import { type InferType, object, string } from 'yup'
import { usePriceActions } from '../../../data/product-price.ts'
import { useSettings } from '../../../data/settings.tsx'
import { fromLocalField, inUtc, toLocalField } from '../../../parts/desk/moments.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const changeSchema = object({ amount: typedAmount(10_000), validFrom: string(), reason: requiredText(200) })
type Sent = InferType<typeof changeSchema>
type Typed = { amount: string; validFrom: string; reason: string }
const resolver = schemaResolver(changeSchema) as unknown as Resolver<Typed, unknown, Sent>

/** Another amount or moment of a price that does not hold yet. */
export function ChangePrice({ planned, onClose }: { planned: ProductPrice; onClose: () => void }) {
  const { price, before, id } = planned
  const { country } = useSettings()
  const { change } = usePriceActions()
  const at = planned.validFrom ? toLocalField(planned.validFrom) : ''
  const form = useForm<Typed, unknown, Sent>({
    defaultValues: { amount: price.amount.toFixed(2), validFrom: at, reason: '' },
    resolver,
  })
  const title = `Change ${price.label} ${price.currency}`
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={`Planned from ${planned.validFrom ? inUtc(planned.validFrom, country) : 'the beginning'}; until then it costs ${before?.label ?? 'nothing'}. It can be changed again or withdrawn until then.`}
    >
      <Form
        form={form}
        aria-label={title}
        onSubmit={async ({ amount, validFrom, reason }) => {
          // A field has no seconds: a moment that nobody touched stays.
          const moment = validFrom === at ? undefined : fromLocalField(validFrom ?? '')
          const changed = await change(id, { amount, validFrom: moment, reason })
          toaster.success(
            `${changed.price.label} ${changed.price.currency} from ${changed.validFrom ? inUtc(changed.validFrom, country) : 'now'}.`,
          )
          onClose()
        }}
      >
        <TextField name="amount" label={`Price in ${price.currency}`} inputMode="decimal" required />
        <TextField name="validFrom" label="From" type="datetime-local" help="In your own time." required />
        <TextField name="reason" label="Reason" help="For example: later than agreed." required />
        <SubmitButton full>Change it</SubmitButton>
      </Form>
    </Dialog>
  )
}
