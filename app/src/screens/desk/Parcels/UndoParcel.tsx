import { type DeskParcel, undoParcelSchema } from '@shop/contract/parcel'
import { Dialog, Form, SubmitButton, TextField, toaster } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { useParcelActions } from '../../../data/parcel.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

/** Why a parcel is taken back, and what that does. */
export function UndoParcel({ parcel, onClose }: { parcel: DeskParcel; onClose: () => void }) {
  const { undo } = useParcelActions()
  const form = useForm({ defaultValues: { reason: '' }, resolver: schemaResolver(undoParcelSchema) })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Take ${parcel.number} back`}
      description="Its kits wait to be packed again, its swabs are free for another order, and the buyer gets a mail."
    >
      <Form
        form={form}
        aria-label={`Take ${parcel.number} back`}
        onSubmit={async ({ reason }) => {
          await undo(parcel.number, reason)
          toaster.success(`${parcel.number} is taken back. ${parcel.order} waits to be packed again.`)
          onClose()
        }}
      >
        <TextField name="reason" label="Reason" help="For example: left in the office." required />
        <SubmitButton full>Take it back</SubmitButton>
      </Form>
    </Dialog>
  )
}
