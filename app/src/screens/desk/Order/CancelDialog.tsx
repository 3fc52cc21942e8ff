import { cancelDeskOrderSchema, type DeskOrder } from '@shop/contract/desk-order'
import { Dialog, Form, SkeletonGroup, SkeletonText, SubmitButton, TextField, toaster } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { useDeskOrderActions, useRefundOfAll } from '../../../data/desk-order.ts'
import { useSpelling } from '../../../data/spelling.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'
import { RefundPlan } from './RefundPlan.tsx'

/** Cancels an order of which nothing was sent, after naming what happens to its money, points, vouchers and kits. */
export function CancelDialog({ order: desk, onClose }: { order: DeskOrder; onClose: () => void }) {
  const { order, transfers } = desk
  const { cancel } = useDeskOrderActions(order.number)
  const spell = useSpelling()
  const isAwaited = order.transfer !== null
  const { data, error, isValidating, mutate } = useRefundOfAll(isAwaited ? null : order.number)
  const form = useForm({ defaultValues: { reason: '' }, resolver: schemaResolver(cancelDeskOrderSchema) })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Cancel ${order.number}?`}
      description="Nothing of it is sent, and the buyer gets a mail. This cannot be undone."
    >
      <Form
        form={form}
        aria-label={`Cancel ${order.number}`}
        onSubmit={async ({ reason }) => {
          await cancel(reason)
          toaster.success(spell(`${order.number} is cancelled. The buyer gets a mail.`))
          onClose()
        }}
      >
        {isAwaited ? (
          <p>
            {transfers.length
              ? 'What has come by bank transfer is to be sent back by hand. '
              : 'Nothing was paid yet. '}
            Points, vouchers and gift cards that were used are the buyer’s again.
          </p>
        ) : data ? (
          <RefundPlan preview={data} order={order} />
        ) : error ? (
          <FailedState error={error} headingLevel={3} onRetry={() => void mutate()} isRetrying={isValidating} />
        ) : (
          <SkeletonGroup label="Working out what goes back">
            <SkeletonText lines={4} />
          </SkeletonGroup>
        )}
        <TextField
          name="reason"
          label="Reason"
          help="The buyer reads it in the mail. For example: you asked us to by telephone."
          required
        />
        <SubmitButton full disabled={!isAwaited && !data?.plan}>
          Cancel the order
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
