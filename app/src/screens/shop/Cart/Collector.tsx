import { type Cart, collectorSchema } from '@shop/contract/cart'
import {
  Accordion,
  Button,
  Card,
  chakra,
  Form,
  SelectField,
  SubmitButton,
  TextField,
  toaster,
} from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { useCartActions } from '../../../data/cart.ts'
import { showFailure } from '../../../parts/failure/show-failure.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const types = ['Veterinarian', 'Collection agent', 'Breed club officer', 'Someone else']

/** Who takes the swab, if not the visitor: named on the report (cart-9). */
export function Collector({ collector }: { collector: Cart['collector'] }) {
  return (
    <Card size="sm">
      <Accordion
        items={[
          {
            title: collector ? `${collector.name} takes the sample` : 'Does someone else take the sample?',
            content: <CollectorForm key={collector?.name} collector={collector} />,
          },
        ]}
      />
    </Card>
  )
}

function CollectorForm({ collector }: { collector: Cart['collector'] }) {
  const { update } = useCartActions()
  const form = useForm({
    defaultValues: { type: '', name: '', clinic: '', ...collector },
    resolver: schemaResolver(collectorSchema),
  })
  return (
    <Form
      form={form}
      aria-label="Sample collector"
      onSubmit={async (sampleCollector) => {
        await update({ sampleCollector })
        toaster.success(`${sampleCollector.name} is noted as the collector`)
      }}
    >
      <p>Leave this empty if you take the swab yourself. Some clubs ask for a vet or an agent.</p>
      <SelectField
        name="type"
        label="Who they are"
        required
        options={types.map((type) => ({ value: type, label: type }))}
      />
      <TextField name="name" label="Their name" required autoComplete="off" />
      <TextField name="clinic" label="Clinic" autoComplete="off" />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <SubmitButton variant="outline">Save collector</SubmitButton>
        {collector && (
          <Button variant="ghost" onClick={() => void update({ sampleCollector: null }).catch(showFailure)}>
            I take it myself
          </Button>
        )}
      </chakra.div>
    </Form>
  )
}
