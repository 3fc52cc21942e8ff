import { couponBodySchema } from '@shop/contract/coupon'
import { Dialog, Form, SelectField, SubmitButton, TextField, toaster } from '@shop/design-system'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { type InferType, string } from 'yup'
import { useCouponActions } from '../../../data/coupon.ts'
import { AmountFields } from '../../../parts/desk/AmountFields.tsx'
import { amountsSchema, noAmounts, typedAmounts } from '../../../parts/desk/amounts.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const kinds = [
  { value: 'percent', label: 'A share of the cart' },
  { value: 'amounts', label: 'An amount of money' },
  { value: 'points', label: 'Loyalty points' },
]
const voucherSchema = couponBodySchema.omit(['amounts']).shape({ kind: string(), amounts: amountsSchema }).noUnknown()
type Sent = InferType<typeof voucherSchema>
type Typed = Record<
  'code' | 'label' | 'kind' | 'percent' | 'points' | 'maxRedemptions' | 'until' | 'reason',
  string
> & {
  amounts: typeof noAmounts
}
const resolver = schemaResolver(voucherSchema) as unknown as Resolver<Typed, unknown, Sent>
const empty: Typed = {
  code: '',
  label: '',
  kind: 'percent',
  percent: '',
  points: '',
  amounts: noAmounts,
  maxRedemptions: '',
  until: '',
  reason: '',
}

/** A new code, and what it is worth. */
export function MakeVoucher({ onClose }: { onClose: () => void }) {
  const { create } = useCouponActions()
  const form = useForm<Typed, unknown, Sent>({ defaultValues: empty, resolver })
  const kind = useWatch({ control: form.control, name: 'kind' })
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title="New voucher"
      description="It can be used at once. It is not changed afterwards: it is ended, and another one made."
    >
      <Form
        form={form}
        aria-label="New voucher"
        onSubmit={async ({ kind: wanted, percent, points, amounts, until, ...body }) => {
          const made = await create({
            ...body,
            ...(until && { until }),
            ...(wanted === 'percent' && { percent }),
            ...(wanted === 'points' && { points }),
            ...(wanted === 'amounts' && { amounts: typedAmounts(amounts) }),
          })
          toaster.success(`${made.code} can be used now.`)
          onClose()
        }}
      >
        <TextField
          name="code"
          label="Code"
          help="3 to 40 letters, digits and dashes."
          autoCapitalize="characters"
          autoComplete="off"
          required
        />
        <TextField name="label" label="What customers read" help="For example: 10% off your tests." required />
        <SelectField name="kind" label="What it gives" options={kinds} />
        {kind === 'amounts' ? (
          <AmountFields label="Amount" help="It is good in the currencies that have one." />
        ) : kind === 'points' ? (
          <TextField name="points" label="Points" inputMode="numeric" required />
        ) : (
          <TextField name="percent" label="Percent" suffix="%" inputMode="numeric" required />
        )}
        <TextField name="maxRedemptions" label="Uses" help="Left empty, as often as you like." inputMode="numeric" />
        <TextField name="until" label="Last day" type="date" help="In UTC. Left empty, it has no end." />
        <TextField name="reason" label="Reason" help="For example: open day." required />
        <SubmitButton full>Make the voucher</SubmitButton>
      </Form>
    </Dialog>
  )
}
