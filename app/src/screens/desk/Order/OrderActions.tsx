import type { DeskOrder, OrderMailBody } from '@shop/contract/desk-order'
import { Button, Menu, toaster, Wrap } from '@shop/design-system'
import { useState } from 'react'
import { useDeskOrderActions } from '../../../data/desk-order.ts'
import { useMay } from '../../../parts/desk/use-may.ts'
import { useAction } from '../../../parts/form/use-action.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { RefundDialog } from './RefundDialog.tsx'

/** What can be done with an order, as far as one may and its state allows. */
export function OrderActions({ order }: { order: DeskOrder }) {
  const [opened, setOpened] = useState<'cancel' | 'refund'>()
  const mayCancel = useMay('cancelDeskOrder')
  const mayRefund = useMay('refundOrder')
  const mayMail = useMay('sendOrderMail')
  const { isCancellable, transfer } = order.order
  const isRefundable = order.status === 'paid' || (order.status === 'pending' && !transfer)
  const close = () => setOpened(undefined)
  return (
    <Wrap gap="3">
      {mayMail && <MailMenu order={order} />}
      {mayRefund && isRefundable && (
        <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpened('refund')}>
          Refund
        </Button>
      )}
      {mayCancel && isCancellable && (
        <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpened('cancel')}>
          Cancel order
        </Button>
      )}
      {opened === 'refund' && <RefundDialog order={order} onClose={close} />}
      {opened === 'cancel' && <CancelDialog order={order} onClose={close} />}
    </Wrap>
  )
}

function MailMenu({ order: { order, status, parcels } }: { order: DeskOrder }) {
  const { sendMail } = useDeskOrderActions(order.number)
  const { run } = useAction()
  const mail = (label: string, body: OrderMailBody) => ({
    label,
    onPick: () =>
      void run(async () => {
        const { email, isSent } = await sendMail(body)
        if (isSent) toaster.success(`On its way to ${email}.`)
        else toaster.info(`It went to ${email} a moment ago. Wait a minute to send it again.`)
      }, label),
  })
  const isConfirmed = status === 'paid' || status === 'pending'
  return (
    <Menu
      label="Send a mail again"
      size="sm"
      items={[
        ...(isConfirmed ? [mail('What was ordered', { kind: 'confirmation' })] : []),
        mail('The link to the order', { kind: 'link' }),
        ...parcels
          .filter(({ undoneAt }) => !undoneAt)
          .map(({ number }) => mail(`Parcel ${number}`, { kind: 'parcel', parcel: number })),
      ]}
    />
  )
}
