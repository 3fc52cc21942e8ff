import { requiredText } from '@shop/contract/form'
import { Dialog, Form, SubmitButton, TextareaField, toaster } from '@shop/design-system'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { object } from 'yup'
import { schemaResolver } from '../form/schema-resolver.ts'

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
export function ReasonDialog({ title, description, action, done, help, limit = 200, ...rest }: ReasonDialogProps) {
  const { children, onReason, onClose } = rest
  const form = useForm({
    defaultValues: { reason: '' },
    resolver: schemaResolver(object({ reason: requiredText(limit) })),
  })
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description}>
      {children}
      <Form
        form={form}
        aria-label={title}
        onSubmit={async ({ reason }) => {
          await onReason(reason)
          toaster.success(done)
          onClose()
        }}
      >
        <TextareaField
          name="reason"
          label="Reason"
          help={help ?? 'It is written into the audit.'}
          rows={3}
          limit={limit}
          required
        />
        <SubmitButton full>{action}</SubmitButton>
      </Form>
    </Dialog>
  )
}
