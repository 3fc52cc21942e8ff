import { yupResolver } from '@hookform/resolvers/yup'
import { type MultipackTransfer, multipackTransferSchema } from '@shop/contract/tool'
import { Form, SubmitButton, TextField, toaster } from '@shop/design-system'
import { useForm, useWatch } from 'react-hook-form'
import { useTransferMultipack } from '../../../data/tool.ts'
import { withRefusalToast } from '../../../parts/failure/refusal-toast.ts'
import type { KitCategory } from './categories.ts'
import { CategoryField } from './CategoryField.tsx'

/** Numbers are text while they are typed. */
type Values = { email: string; quantity: string; categoryId: string }

/** To whom, of which kits, and how many (tools-6). */
export function TransferForm({ categories }: { categories: KitCategory[] }) {
  const transfer = useTransferMultipack()
  const [only] = categories.length === 1 ? categories : []
  const blank: Values = { email: '', quantity: '1', categoryId: String(only?.id ?? '') }
  const form = useForm<Values, unknown, MultipackTransfer>({
    defaultValues: blank,
    resolver: yupResolver(multipackTransferSchema) as never,
  })
  const chosen = useWatch({ control: form.control, name: 'categoryId' })
  const left = categories.find(({ id }) => String(id) === chosen)?.quantity
  return (
    <Form
      form={form}
      aria-label="Transfer kits"
      onSubmit={async (body) => {
        const message = await withRefusalToast(transfer(body))
        form.reset(blank)
        toaster.success(message)
      }}
    >
      <CategoryField name="categoryId" categories={categories} />
      <TextField
        name="quantity"
        label="How many"
        inputMode="numeric"
        autoComplete="off"
        help={left && `You have ${left} of these.`}
        required
      />
      <TextField
        name="email"
        type="email"
        label="Email of who gets them"
        autoComplete="off"
        help="Of their account here: the kits go straight into it, and cannot be called back."
        required
      />
      <div>
        <SubmitButton>Transfer kits</SubmitButton>
      </div>
    </Form>
  )
}
