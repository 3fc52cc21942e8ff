import { Failure } from '@shop/contract/failure'
import { requiredText } from '@shop/contract/form'
import { Dialog, Form, SubmitButton, TextField, toaster } from '@shop/design-system'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { type InferType, object, string } from 'yup'
import { usePriceActions, useProductPrices } from '../../../data/product-price.ts'
import { AmountFields } from '../../../parts/desk/AmountFields.tsx'
import { amountsSchema, noAmounts, typedAmounts } from '../../../parts/desk/amounts.ts'
import { fromLocalField } from '../../../parts/desk/moments.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'
import { PlanPreview } from './PlanPreview.tsx'

const planSchema = object({ amounts: amountsSchema, validFrom: string(), reason: requiredText(200) })
type Sent = InferType<typeof planSchema>
type Typed = { amounts: typeof noAmounts; validFrom: string; reason: string }
const resolver = schemaResolver(planSchema) as unknown as Resolver<Typed, unknown, Sent>

type PlanPricesProps = { productId: string; name: string; onClose: () => void }

/** New prices in some currencies from a moment on, and what the shop will show then. */
export function PlanPrices({ productId, name, onClose }: PlanPricesProps) {
  const { plan } = usePriceActions()
  const current = useProductPrices(productId, { state: 'current' })
  const planned = useProductPrices(productId, { state: 'planned' })
  const form = useForm<Typed, unknown, Sent>({
    defaultValues: { amounts: noAmounts, validFrom: '', reason: '' },
    resolver,
  })
  const { amounts, validFrom } = useWatch({ control: form.control })
  const failure = current.error ?? planned.error
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={`Plan prices of ${name}`}
      description="Until its moment a plan can be changed or withdrawn. Once it holds, only the next price replaces it."
    >
      <Form
        form={form}
        aria-label={`Plan prices of ${name}`}
        onSubmit={async ({ amounts: typed, validFrom: at, reason }) => {
          const prices = typedAmounts(typed)
          if (!prices.length) throw new Failure(428, { message: 'Type a price in at least one currency.' })
          await plan({ productId: Number(productId), prices, validFrom: fromLocalField(at ?? ''), reason })
          toaster.success(at ? 'Planned. Withdraw it here until it holds.' : 'The new prices hold now.')
          onClose()
        }}
      >
        <AmountFields label="New prices" help="A currency that is left empty costs what it does." />
        <TextField
          name="validFrom"
          label="From"
          type="datetime-local"
          help="In your own time. Left empty, the new prices hold at once, and that is not undone."
        />
        <PlanPreview
          prices={[...(current.data?.results ?? []), ...(planned.data?.results ?? [])]}
          amounts={amounts ?? {}}
          validFrom={validFrom ?? ''}
          failure={failure?.message}
        />
        <TextField name="reason" label="Reason" help="For example: new price list." required />
        <SubmitButton full>{validFrom ? 'Plan these prices' : 'Set these prices now'}</SubmitButton>
      </Form>
    </Dialog>
  )
}
