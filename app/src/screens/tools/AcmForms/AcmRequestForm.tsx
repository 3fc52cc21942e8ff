import { type AcmSample, newAcmFormSchema } from '@shop/contract/acm-form'
import { Callout, Card, chakra, Form, Link, SelectField, SubmitButton, TextField, toaster } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { useAcmFormActions } from '../../../data/acm-form.ts'
import { paths } from '../../../paths.ts'
import { AnimalWords } from '../../../parts/animal/animal-words.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const blank = { barcode: '', collectorName: '', collectorPlace: '', purpose: '' }
const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
})

/** A new request, for a sample that is still to be taken. */
export function AcmRequestForm({ samples }: { samples: AcmSample[] }) {
  const { ask } = useAcmFormActions()
  const form = useForm({ defaultValues: blank, resolver: schemaResolver(newAcmFormSchema) })
  const withChip = samples.filter(({ hasChip }) => hasChip)
  const withoutChip = samples.filter(({ hasChip }) => !hasChip)
  return (
    <Card size="lg">
      {withoutChip.length > 0 && (
        <Callout title="A microchip number is missing">
          {withoutChip.map(({ petName }) => petName).join(', ')}: please add the microchip number to the record first.
          Without one nobody can witness whose sample it is.
        </Callout>
      )}
      {withChip.length ? (
        <Form
          form={form}
          aria-label="Ask for a form"
          onSubmit={async (body) => {
            await ask(body)
            form.reset(blank)
            toaster.success('We have your request, and will email you our decision.')
          }}
        >
          <SelectField
            name="barcode"
            label="Sample"
            placeholder="Choose a sample"
            options={withChip.map(({ barcode, petName }) => ({ value: barcode, label: `${petName}, ${barcode}` }))}
            required
          />
          <Fields>
            <TextField name="collectorName" label="Who takes the sample" autoComplete="off" required />
            <TextField name="collectorPlace" label="Their practice, club or agent number" autoComplete="off" required />
          </Fields>
          <TextField
            name="purpose"
            label="Who requires a witnessed sample"
            help="Your kennel club or registry, a club’s health scheme, a court."
            autoComplete="off"
            required
          />
          <p>
            It must be a vet or an <Link href={paths.myAgents}>approved collection agent</Link>, and not yourself.
          </p>
          <div>
            <SubmitButton>Ask for the form</SubmitButton>
          </div>
        </Form>
      ) : (
        <p>
          A form is for a sample that has not been taken yet. <Link href={paths.activate}>Activate a kit</Link>{' '}
          <AnimalWords>for your animal first; then its sample is here to choose.</AnimalWords>
        </p>
      )}
    </Card>
  )
}
