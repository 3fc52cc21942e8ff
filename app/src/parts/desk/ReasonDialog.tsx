import { requiredText } from '@shop/contract/form'
import { Dialog, Form, SubmitButton, TextField } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { object } from 'yup'
import { schemaResolver } from '../form/schema-resolver.ts'

type ReasonDialogProps = {
  /** What will be done: "End SPRING20". Names the form too. */
  title: string
  /** What happens then, and whether it can be undone. */
  description: string
  button: string
  help: string
  /** Does it; what it throws is shown, and the reason stays. */
  onSend: (reason: string) => Promise<void>
  onClose: () => void
}

const reasonSchema = object({ reason: requiredText(200) })

/** Asks once before something is done at the desk, and why it is. */
export function ReasonDialog({ title, description, button, help, onSend, onClose }: ReasonDialogProps) {
  const form = useForm({ defaultValues: { reason: '' }, resolver: schemaResolver(reasonSchema) })
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description}>
      <Form
        form={form}
        aria-label={title}
        onSubmit={async ({ reason }) => {
          await onSend(reason)
          onClose()
        }}
      >
        <TextField name="reason" label="Reason" help={help} required />
        <SubmitButton full>{button}</SubmitButton>
      </Form>
    </Dialog>
  )
}
