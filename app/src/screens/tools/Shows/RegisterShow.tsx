import { newShowSchema } from '@shop/contract/show'
import { Card, chakra, Form, SubmitButton, TextField, toaster } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { useShowActions } from '../../../data/show.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const blank = {
  name: '',
  club: '',
  place: '',
  firstDay: '',
  lastDay: '',
  contactName: '',
  contactPhone: '',
  deliverTo: '',
  stands: 1,
  leaflets: 50,
}
const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
})

/** A show that is to come, and what its secretary would like for it. */
export function RegisterShow() {
  const { register } = useShowActions()
  const form = useForm({ defaultValues: blank, resolver: schemaResolver(newShowSchema) })
  return (
    <Card size="lg">
      <Form
        form={form}
        aria-label="Register a show"
        onSubmit={async (body) => {
          await register(body)
          form.reset(blank)
          toaster.success('Your show is registered. We will email you when it is confirmed.')
        }}
      >
        <Fields>
          <TextField name="name" label="Name of the show" autoComplete="off" required />
          <TextField name="club" label="Club" autoComplete="off" required />
          <TextField name="firstDay" label="First day" type="date" required />
          <TextField name="lastDay" label="Last day" type="date" required />
          <TextField name="place" label="Venue and town" autoComplete="off" required />
          <TextField name="contactName" label="Contact person" required />
          <TextField name="contactPhone" label="Phone" />
          <TextField name="deliverTo" label="Delivery address" help="With postcode and country." required />
          <TextField name="stands" label="Display stands" type="number" inputMode="numeric" required />
          <TextField name="leaflets" label="Leaflets" type="number" inputMode="numeric" required />
        </Fields>
        <div>
          <SubmitButton>Register the show</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
