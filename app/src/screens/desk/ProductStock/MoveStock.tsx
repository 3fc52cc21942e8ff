import { type Stock, type stockMoves, stockMoveSchema } from '@shop/contract/stock'
import { Dialog, Form, SubmitButton, TextField, toaster } from '@shop/design-system'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import type { InferType } from 'yup'
import { useStockActions } from '../../../data/stock.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

export type Move = (typeof stockMoves)[number]
type Count = NonNullable<Stock['count']>

const bodySchema = stockMoveSchema.pick(['quantity', 'expectedOn', 'reason'])
type Sent = InferType<typeof bodySchema>
type Typed = { quantity: string; expectedOn: string; reason: string }
const resolver = schemaResolver(bodySchema) as unknown as Resolver<Typed, unknown, Sent>

type Copy = {
  button: string
  what: string
  undo: string
  quantity: string
  reason: string
  /** What it makes of the counts. */
  outcome: (quantity: number, count: Count) => string
}

/** What people do with goods, in the words of its form. */
export const moveCopy: Record<Move, Copy> = {
  received: {
    button: 'Receive',
    what: 'Goods that came are added to what is on hand, and are no longer on order.',
    undo: 'A mistake is put right by a count.',
    quantity: 'How many came',
    reason: 'For example: delivery note 8841.',
    outcome: (quantity, { onHand }) => `${onHand} on hand now, ${onHand + quantity} then.`,
  },
  counted: {
    button: 'Count',
    what: 'What you counted on the shelf is what is on hand from now on, parcels that wait included.',
    undo: 'Another count replaces it.',
    quantity: 'How many are there',
    reason: 'For example: stocktaking.',
    outcome: (quantity, { onHand }) => `${onHand} on hand by the list, ${quantity} by your count.`,
  },
  ordered: {
    button: 'Order',
    what: 'Records what you ordered from the supplier. Nothing is sent to them.',
    undo: 'A number below zero calls off as many.',
    quantity: 'How many are ordered',
    reason: 'For example: order 8841.',
    outcome: (quantity, { onOrder }) => `${onOrder} on order now, ${onOrder + quantity} then.`,
  },
}

type MoveStockProps = { kind: Move; product: Stock['product']; count: Count; onClose: () => void }

/** Goods that came, were counted or are ordered. */
export function MoveStock({ kind, product, count, onClose }: MoveStockProps) {
  const { move } = useStockActions(String(product.id))
  const form = useForm<Typed, unknown, Sent>({
    defaultValues: { quantity: '', expectedOn: '', reason: '' },
    resolver,
  })
  const typed = useWatch({ control: form.control, name: 'quantity' })
  const copy = moveCopy[kind]
  const title = `${copy.button}: ${product.name}`
  const isNumber = /^[+-]?\d{1,7}$/.test(typed.trim())
  return (
    <Dialog isOpen onClose={onClose} title={title} description={`${copy.what} ${copy.undo}`}>
      <Form
        form={form}
        aria-label={title}
        onSubmit={async ({ expectedOn, ...body }) => {
          const { count: now } = await move({ kind, ...body, ...(expectedOn && { expectedOn }) })
          toaster.success(`${now?.onHand ?? 0} on hand, ${now?.onOrder ?? 0} on order. ${copy.undo}`)
          onClose()
        }}
      >
        <TextField
          name="quantity"
          label={copy.quantity}
          inputMode="numeric"
          autoComplete="off"
          help={isNumber ? copy.outcome(Number(typed), count) : 'A whole number.'}
          required
        />
        {kind === 'ordered' && <TextField name="expectedOn" label="Expected on" type="date" />}
        <TextField name="reason" label="Reason" help={copy.reason} required />
        <SubmitButton full>{copy.button}</SubmitButton>
      </Form>
    </Dialog>
  )
}
