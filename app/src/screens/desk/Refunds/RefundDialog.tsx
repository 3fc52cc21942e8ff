import { assignBodySchema, type Refund, refundReasonSchema } from '@shop/contract/refund'
import { TextareaField, TextField } from '@shop/design-system'
import { assignRefund, recordRefund, retryRefund } from '../../../data/refund.ts'
import { ActionDialog } from '../../../parts/desk/ActionDialog.tsx'

export type RefundStep = 'retry' | 'record' | 'assign'
type RefundDialogProps = {
  step: RefundStep
  refund: Refund
  onDone: () => Promise<unknown>
  onClose: () => void
}

const reason = <TextareaField name="reason" label="Reason" rows={3} limit={500} required />

/** One step with a refund, with its reason. */
export function RefundDialog({ step, refund, onDone, onClose }: RefundDialogProps) {
  const { id, number, amount } = refund
  const shared = { onClose }
  if (step === 'assign')
    return (
      <ActionDialog
        {...shared}
        title={`Say for which order ${amount.label} went back`}
        description={`It was sent back at the provider’s own desk, of the payment ${number}. The order gets a credit note, and its buyer a mail. This cannot be taken back.`}
        schema={assignBodySchema}
        values={{ orders: [{ number: '' }], reason: '' }}
        submit="Write the credit note"
        onSubmit={async ({ line, quantity, ...body }) => {
          const { creditNotes } = await assignRefund(id, {
            ...body,
            ...(line && { line }),
            ...(quantity && { quantity }),
          })
          await onDone()
          return `${creditNotes.join(', ')} is written.`
        }}
      >
        <TextField name="orders.0.number" label="Order" help="Like KP-100042." required />
        <TextField
          name="line"
          label="Line"
          help="Its place in the order, counted from 1. Empty: the sum alone."
          inputMode="numeric"
        />
        <TextField name="quantity" label="Pieces of that line" inputMode="numeric" />
        {reason}
      </ActionDialog>
    )
  const isRetry = step === 'retry'
  return (
    <ActionDialog
      {...shared}
      title={isRetry ? `Try to send ${amount.label} again` : `Record that ${amount.label} were sent`}
      description={
        isRetry
          ? `The provider is asked once more to send it back for ${number}. Where it refuses again, send it by bank.`
          : `It was sent by bank transfer for ${number}. This records it for good, sends no money, and mails the buyer.`
      }
      schema={refundReasonSchema}
      values={{ reason: '' }}
      submit={isRetry ? 'Try again' : 'It was sent'}
      onSubmit={async (values) => {
        await (isRetry ? retryRefund(id, values) : recordRefund(id, values))
        await onDone()
        return isRetry ? 'The provider is asked again.' : 'Recorded as sent.'
      }}
    >
      {reason}
    </ActionDialog>
  )
}
