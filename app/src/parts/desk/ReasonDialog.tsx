import { requiredText } from '@shop/contract/form'
import { TextareaField } from '@shop/design-system'
import type { ReactNode } from 'react'
import { object } from 'yup'
import { ActionDialog } from './ActionDialog.tsx'

type ReasonDialogProps = {
  /** What is about to be done: "Sign Dana out everywhere". */
  title: string
  /** What will happen, and whether and how it is undone. */
  description: string
  /** The button's. */
  action: string
  /** After it was done; how it is undone. */
  done: string
  /** Where else the reason is read than in the audit. */
  help?: string
  /** Of the reason, in characters: the call's. */
  limit?: number
  children?: ReactNode
  onReason: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Why something is done at the desk, before it is done. */
export const ReasonDialog = ({
  action,
  done,
  help = 'It is written into the audit.',
  limit = 200,
  children,
  onReason,
  ...dialog
}: ReasonDialogProps) => (
  <ActionDialog
    {...dialog}
    schema={object({ reason: requiredText(limit) })}
    values={{ reason: '' }}
    submit={action}
    onSubmit={async ({ reason }) => {
      await onReason(reason)
      return done
    }}
  >
    {children}
    <TextareaField name="reason" label="Reason" help={help} rows={3} limit={limit} required />
  </ActionDialog>
)
