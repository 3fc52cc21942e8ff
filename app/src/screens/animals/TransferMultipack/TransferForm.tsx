import { type MultipackTransfer, multipackTransferSchema } from '@shop/contract/tool'
import { Form, RadioCardsField, SubmitButton, TextField, toaster } from '@shop/design-system'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { useOfferKits } from '../../../data/kit-offer.ts'
import type { KitCategory } from './categories.ts'
import { CategoryField } from './CategoryField.tsx'
import { KitsField } from './KitsField.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

/** Numbers are text while they are typed. */
type Values = {
  email: string
  quantity: string
  categoryId: string
  /** Who chooses the kits. */
  choice: 'any' | 'own'
  /** By category: of another one nothing that was chosen is sent. */
  barcodes: Record<string, string[]>
}

const choices = [
  { value: 'any', title: 'Any of them', description: 'The ones you have had longest.' },
  { value: 'own', title: 'I choose them', description: 'By the barcodes on their boxes.' },
]

/** What is sent: of chosen kits as many as were chosen. */
const sent = ({ choice, barcodes, quantity, ...rest }: Values) => {
  const chosen = barcodes[rest.categoryId] ?? []
  return choice === 'own' ? { ...rest, quantity: chosen.length, barcodes: chosen } : { ...rest, quantity }
}

const check = schemaResolver(multipackTransferSchema) as unknown as Resolver<object, unknown, MultipackTransfer>
const resolver: Resolver<Values, unknown, MultipackTransfer> = async (values, context, options) => {
  const { errors, ...result } = await check(sent(values), context, options as never)
  const { quantity, ...others } = errors as Record<string, { message?: string }>
  const isNoneChosen = values.choice === 'own' && quantity
  const shown = isNoneChosen
    ? { ...others, barcodes: { ...quantity, message: 'Please choose at least one kit' } }
    : errors
  return { ...result, errors: shown } as never
}

/** To whom, of which kits, and how many (tools-6). */
export function TransferForm({ categories }: { categories: KitCategory[] }) {
  const offer = useOfferKits()
  const [only] = categories.length === 1 ? categories : []
  const blank: Values = { email: '', quantity: '1', categoryId: String(only?.id ?? ''), choice: 'any', barcodes: {} }
  const form = useForm<Values, unknown, MultipackTransfer>({ defaultValues: blank, resolver })
  const [categoryId, choice] = useWatch({ control: form.control, name: ['categoryId', 'choice'] })
  const category = categories.find(({ id }) => String(id) === categoryId)
  return (
    <Form
      form={form}
      aria-label="Offer kits"
      onSubmit={async (body) => {
        const message = await offer(body)
        form.reset(blank)
        toaster.success(message)
      }}
    >
      <CategoryField name="categoryId" categories={categories} />
      <RadioCardsField name="choice" label="Which of them" options={choices} />
      {choice === 'own' && category ? (
        <KitsField name={`barcodes.${category.id}`} kits={category.kits} key={category.id} />
      ) : (
        <TextField
          name="quantity"
          label="How many"
          inputMode="numeric"
          autoComplete="off"
          help={category && `You have ${category.quantity} of these.`}
          required
        />
      )}
      <TextField
        name="email"
        type="email"
        label="Email of the new owner"
        autoComplete="off"
        help="They have 14 days to accept, and can create an account with this address if they have none."
        required
      />
      <div>
        <SubmitButton>Offer kits</SubmitButton>
      </div>
    </Form>
  )
}
