import { clubProductBodySchema } from '@shop/contract/club-product'
import { Dialog, Form, SubmitButton, TextField, toaster } from '@shop/design-system'
import { type Resolver, useForm } from 'react-hook-form'
import type { InferType } from 'yup'
import { useClubProductActions } from '../../../data/club-product.ts'
import { AmountFields } from '../../../parts/desk/AmountFields.tsx'
import { amountsSchema, noAmounts, typedAmounts } from '../../../parts/desk/amounts.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'
import { ProductField } from './ProductField.tsx'

const addSchema = clubProductBodySchema.omit(['prices']).shape({ amounts: amountsSchema }).noUnknown()
type Sent = InferType<typeof addSchema>
type Typed = { club: string; productId: string; name: string; amounts: typeof noAmounts; reason: string }
const resolver = schemaResolver(addSchema) as unknown as Resolver<Typed, unknown, Sent>
const empty: Typed = { club: '', productId: '', name: '', amounts: noAmounts, reason: '' }

/** A product that a club's people alone can buy. */
export function AddClubProduct({ onClose }: { onClose: () => void }) {
  const { add } = useClubProductActions()
  const form = useForm<Typed, unknown, Sent>({ defaultValues: empty, resolver })
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title="Sell to a club"
      description="The club’s people can buy it at once. It can be ended; other prices are planned among the prices."
    >
      <Form
        form={form}
        aria-label="Sell to a club"
        onSubmit={async ({ amounts, name, ...body }) => {
          const made = await add({ ...body, ...(name && { name }), prices: typedAmounts(amounts) })
          toaster.success(`${made.clubName} can buy ${made.name} now.`)
          onClose()
        }}
      >
        <TextField name="club" label="Club" help="As it is called in the accounts of those who act for it." required />
        <ProductField />
        <TextField name="name" label="What the club calls it" help="Left empty, as the product is called." />
        <AmountFields label="The club’s prices" help="One in each currency: none is converted into another." />
        <TextField name="reason" label="Reason" help="For example: agreement for 2027." required />
        <SubmitButton full>Put it on sale</SubmitButton>
      </Form>
    </Dialog>
  )
}
