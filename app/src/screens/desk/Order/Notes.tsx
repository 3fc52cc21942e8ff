import { type DeskOrder, orderNoteBodySchema } from '@shop/contract/desk-order'
import { Form, SubmitButton, TextareaField, toaster } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { useDeskOrderActions } from '../../../data/desk-order.ts'
import { useMay } from '../../../parts/desk/use-may.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'
import { Panel } from './Panel.tsx'
import { DeskTime } from '../../../parts/desk/DeskTime.tsx'

/** What people at the desk want each other to know about an order. */
export function Notes({ order: { order, notes } }: { order: DeskOrder }) {
  const mayWrite = useMay('noteOrder')
  return (
    <Panel title="Notes">
      {mayWrite && <NoteForm number={order.number} />}
      {notes.length > 0 && (
        <ul className="order-list">
          {notes.map(({ id, text, by, at }) => (
            <li key={id}>
              <p className="order-text">{text}</p>
              <p className="order-quiet">
                {by}, <DeskTime at={at} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function NoteForm({ number }: { number: string }) {
  const { note } = useDeskOrderActions(number)
  const form = useForm({ defaultValues: { text: '' }, resolver: schemaResolver(orderNoteBodySchema) })
  return (
    <Form
      form={form}
      aria-label={`Note about ${number}`}
      onSubmit={async ({ text }) => {
        await note(text)
        form.reset()
        toaster.success('Noted, for everybody at the desk. The buyer does not see it.')
      }}
    >
      <TextareaField
        name="text"
        label="A note for the desk"
        help="It stays: write another one to correct it."
        rows={3}
        limit={2000}
        required
      />
      <SubmitButton variant="outline">Add the note</SubmitButton>
    </Form>
  )
}
