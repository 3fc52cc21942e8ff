import type { DeskOrder, RefundPreview } from '@shop/contract/desk-order'
import { type RefundBody, refundBodySchema } from '@shop/contract/refund'
import { CheckboxField, Dialog, Form, SelectField, SubmitButton, TextField, toaster } from '@shop/design-system'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { previewRefund, useDeskOrderActions } from '../../../data/desk-order.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'
import { RefundPlan } from './RefundPlan.tsx'

type Choice = Omit<RefundBody, 'refundId' | 'reason'>
/** What was previewed; `refundId` makes a press that is repeated the same refund. */
type Previewed = { choice: string; refundId: string; preview: RefundPreview }

const chosen = ({ line, quantity, amount, isUsedToo }: Choice) =>
  JSON.stringify([line, quantity, amount].map((typed) => Number(typed) || 0).concat(Number(isUsedToo ?? false)))

/** Refunds an order, or some of a line, once what it does was shown. Another choice is previewed anew. */
export function RefundDialog({ order: { order }, onClose }: { order: DeskOrder; onClose: () => void }) {
  const { refund } = useDeskOrderActions(order.number)
  const [previewed, setPreviewed] = useState<Previewed>()
  const form = useForm({
    defaultValues: { isUsedToo: false, reason: '' },
    resolver: schemaResolver(refundBodySchema.omit(['refundId'])),
  })
  const values = useWatch({ control: form.control })
  const isCurrent = previewed?.choice === chosen(values)
  const plan = isCurrent ? previewed.preview.plan : null
  const lines = order.items.map(({ id, product, quantity }, index) => {
    const left = quantity - (order.progress.find(({ itemId }) => itemId === id)?.refunded ?? 0)
    return { value: String(index + 1), label: `${product.name} (${left} left)`, left }
  })
  const isOfLine = Boolean(values.line)
  const send = async ({ line, quantity, amount, ...rest }: Omit<RefundBody, 'refundId'>) => {
    // What is typed into a field that another choice has hidden is of no account.
    const part = line ? { line, ...(quantity && { quantity }) } : amount ? { amount } : {}
    const body = { ...rest, ...part }
    if (!plan || !previewed) {
      const refundId = crypto.randomUUID()
      const preview = await previewRefund(order.number, { ...body, refundId })
      return setPreviewed({ choice: chosen(form.getValues()), refundId, preview })
    }
    const { creditNote, total, refunds } = await refund({ ...body, refundId: previewed.refundId })
    const isByHand = refunds.some(({ way }) => way === 'transfer')
    toaster.success(
      isByHand
        ? `${creditNote} over ${total.label} is made. Send the money by bank transfer, and record it among the payments.`
        : `${creditNote} over ${total.label} is made. The money is on its way, and the buyer gets a mail.`,
    )
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isWide
      title={`Refund ${order.number}`}
      description="To where the money came from, with a credit note. You see what it does first; it cannot be undone."
    >
      <Form form={form} aria-label={`Refund ${order.number}`} onSubmit={send}>
        <SelectField
          name="line"
          label="What"
          placeholder="The whole order"
          options={lines.filter(({ left }) => left > 0)}
        />
        {isOfLine ? (
          <TextField name="quantity" label="How many" inputMode="numeric" help="Empty for all that are left of it." />
        ) : (
          <TextField
            name="amount"
            label={`An amount in ${order.totals.total.currency}`}
            inputMode="decimal"
            help="Empty for everything that is left. An amount leaves lines and kits as they are."
          />
        )}
        <CheckboxField
          name="isUsedToo"
          label="Also kits that were used: activated, handed on or being read. They stay with whoever has them."
        />
        <TextField name="reason" label="Reason" help="Stands on the credit note, so the buyer reads it." required />
        <div role="status">{isCurrent && <RefundPlan preview={previewed.preview} order={order} />}</div>
        <SubmitButton full variant={plan ? undefined : 'outline'}>
          {plan ? `Refund ${plan.total.label}` : 'Show what it does'}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
