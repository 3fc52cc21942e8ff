import { eraseAccountSchema } from '@shop/contract/account-data'
import type { DeskAccount } from '@shop/contract/admin'
import { chakra, Dialog, Form, SubmitButton, TextareaField, TextField } from '@shop/design-system'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAccountActions } from '../../../data/admin.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'
import { paths } from '../../../paths.ts'

const List = chakra('ul', {
  base: { marginBlockEnd: '5', paddingInlineStart: '5', listStyle: 'disc', '& li + li': { marginBlockStart: '1' } },
})

type EraseAccountProps = { account: DeskAccount; loadPage: (path: string) => void; onClose: () => void }

/** What goes and what stays, then the address once more: it cannot be undone. */
export function EraseAccount({ account, loadPage, onClose }: EraseAccountProps) {
  const { erase } = useAccountActions(account)
  const [isGone, setGone] = useState(false)
  const form = useForm({ defaultValues: { email: '', reason: '' }, resolver: schemaResolver(eraseAccountSchema) })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Delete the account of ${account.name}?`}
      description="This cannot be undone."
    >
      <List>
        <li>
          Their profile, addresses, points, cart and {account.animalCount === 1 ? 'animal' : 'animals'} are deleted at
          once.
        </li>
        <li>They are taken off the newsletter and signed out everywhere.</li>
        <li>What was ordered and paid stays in the books, without their name and address.</li>
        <li>A last mail to {account.email} confirms it.</li>
      </List>
      <Form
        form={form}
        aria-label={`Delete the account of ${account.name}`}
        onSubmit={async (values) => {
          await erase(values)
          setGone(true)
          loadPage(paths.deskPeople)
        }}
      >
        <TextField name="email" label="Type their email address" help={account.email} autoComplete="off" required />
        <TextareaField
          name="reason"
          label="Reason"
          help="It is written into the audit."
          rows={3}
          limit={200}
          required
        />
        <SubmitButton full isBusy={isGone}>
          Delete the account for good
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
