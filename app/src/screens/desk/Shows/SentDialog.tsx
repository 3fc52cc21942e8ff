import { type DeskShow, showSentSchema } from '@shop/contract/show'
import { Dialog, Form, SubmitButton, TextareaField, TextField, toaster } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { useDeskShowActions } from '../../../data/show.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

type SentDialogProps = { show: DeskShow; onClose: () => void }

/** What left for a show, and by which number it is followed. */
export function SentDialog({ show, onClose }: SentDialogProps) {
  const { recordSent } = useDeskShowActions()
  const form = useForm({
    defaultValues: { what: '', tracking: '', reason: '' },
    resolver: schemaResolver(showSentSchema),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`What was sent to ${show.name}`}
      description={`${show.secretary} gets a mail with it. Recorded again, it takes the place of this.`}
    >
      <Form
        form={form}
        aria-label={`What was sent to ${show.name}`}
        onSubmit={async (values) => {
          await recordSent(show.id, values)
          toaster.success(`Recorded, and ${show.secretary} has a mail.`)
          onClose()
        }}
      >
        <TextField name="what" label="What" help="As 1 stand, 100 leaflets." required />
        <TextField name="tracking" label="Tracking number" />
        <TextareaField
          name="reason"
          label="Reason"
          help="It is written into the audit."
          rows={2}
          limit={500}
          required
        />
        <SubmitButton full>Record it</SubmitButton>
      </Form>
    </Dialog>
  )
}
