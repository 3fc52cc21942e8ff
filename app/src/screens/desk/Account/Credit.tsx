import { creditFormSchema } from '@shop/contract/approval'
import type { DeskAccount } from '@shop/contract/admin'
import {
  Button,
  Dialog,
  Form,
  Section,
  SubmitButton,
  TextareaField,
  TextField,
  toaster,
  Wrap,
} from '@shop/design-system'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAccountActions } from '../../../data/admin.ts'
import { useMay } from '../../../parts/desk/use-may.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

type CreditProps = { account: DeskAccount }

/** How much may be unpaid on an account. */
export function Credit({ account }: CreditProps) {
  const maySet = useMay('setCredit')
  const [isOpen, setOpen] = useState(false)
  const { creditLimit } = account
  return (
    <Section size="sm" title="Credit">
      <p>{creditLimit ? `Up to ${creditLimit.label} may be unpaid.` : 'None: what they order is paid at once.'}</p>
      {maySet && (
        <Wrap marginBlockStart="4">
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {creditLimit ? 'Change the credit' : 'Give credit'}
          </Button>
        </Wrap>
      )}
      {isOpen && <CreditDialog account={account} onClose={() => setOpen(false)} />}
    </Section>
  )
}

/** A limit that is left empty ends the credit. */
function CreditDialog({ account, onClose }: CreditProps & { onClose: () => void }) {
  const { setCredit } = useAccountActions(account)
  const form = useForm({
    defaultValues: { limit: account.creditLimit?.amount, reason: '' },
    resolver: schemaResolver(creditFormSchema),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Credit of ${account.name}`}
      description="It holds at once, and they get a mail. It can be changed again."
    >
      <Form
        form={form}
        aria-label={`Credit of ${account.name}`}
        onSubmit={async ({ limit, reason }) => {
          const done = await setCredit(limit ?? null, reason)
          toaster.success(done.limit ? `Up to ${done.limit.label} may be unpaid.` : 'The credit has ended.')
          onClose()
        }}
      >
        <TextField
          name="limit"
          label="Most that may be unpaid"
          help="In the currency of their country. Left empty, nothing goes on the account any more."
          inputMode="decimal"
        />
        <TextareaField
          name="reason"
          label="Reason"
          help="It is written into the audit."
          rows={3}
          limit={500}
          required
        />
        <SubmitButton full>Set the credit</SubmitButton>
      </Form>
    </Dialog>
  )
}
