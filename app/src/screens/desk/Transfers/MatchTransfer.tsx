import { type BankTransfer, matchTransferSchema } from '@shop/contract/bank-transfer'
import { TextareaField, TextField } from '@shop/design-system'
import { transferStateCopy } from '../../../content/transfer-states.ts'
import { matchBankTransfer } from '../../../data/bank-transfer.ts'
import { ActionDialog } from '../../../parts/desk/ActionDialog.tsx'

type MatchTransferProps = { transfer: BankTransfer; onDone: () => Promise<unknown>; onClose: () => void }

/** Says which order or invoice a transfer is for. */
export function MatchTransfer({ transfer, onDone, onClose }: MatchTransferProps) {
  const { id, amount, payer, reference } = transfer
  return (
    <ActionDialog
      title={`Match ${amount.label}`}
      description={`${payer || 'The payer'} wrote “${reference}”. What is matched pays at once, and the buyer is mailed; an order that has ended is opened again. A wrong match is put right by a refund.`}
      schema={matchTransferSchema}
      values={{ number: transfer.number ?? '', reason: '' }}
      submit="Match it"
      onSubmit={async ({ worth, ...body }) => {
        const { number, state } = await matchBankTransfer(id, { ...body, ...(worth && { worth }) })
        await onDone()
        return `${number}: ${transferStateCopy[state].toLowerCase()}.`
      }}
      onClose={onClose}
    >
      <TextField name="number" label="Order or invoice" help="Like KP-100042 or INV-100012." required />
      <TextField
        name="worth"
        label="Worth in the order’s currency"
        help="Only where it came in another currency."
        inputMode="decimal"
      />
      <TextareaField name="reason" label="Reason" rows={3} limit={200} required />
    </ActionDialog>
  )
}
