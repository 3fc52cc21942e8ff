import { species as speciesIds, type StoreSpecies, storeSpecies } from '@shop/contract/constants'
import { messages } from '@shop/contract/messages'
import { namedSchema } from '@shop/contract/shared'
import { chakra, Form, RadioCardsField } from '@shop/design-system'
import { Cat, Dog } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import { type InferType, object, string } from 'yup'
import { useActivationActions } from '../../../data/activation.ts'
import { StepActions } from '../../../parts/form/StepFrame.tsx'
import { dropDraft, readDraft, useActivationDraft } from './drafts.ts'
import { StepHeading } from './StepHeading.tsx'
import type { StepProps } from './step-props.ts'
import { isTestKind, testKinds, type TestValues } from './test-kinds.ts'
import { TestField } from './TestField.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const schema = object({
  species: string().oneOf(storeSpecies, messages.fieldRequired).required(messages.fieldRequired),
  kind: string().required(messages.fieldRequired),
  selectedProduct: namedSchema.default(undefined).required(messages.fieldRequired),
})
type Chosen = InferType<typeof schema>

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    '& .test-species [role=radiogroup]': { gridTemplateColumns: '1fr 1fr' },
    '& .test-kinds [role=radiogroup]': { gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } },
  },
})

/** A swab without a test: one question after the other until one test is chosen, with its price. */
export function TestForm({ record, onNext, onBack }: StepProps) {
  const { chooseKit } = useActivationActions()
  const known = record.kit?.species ?? record.pet?.species
  const form = useForm<TestValues, unknown, Chosen>({
    defaultValues: {
      species: known ? (known.id === speciesIds.feline ? 'cat' : 'dog') : '',
      kind: '',
      selectedProduct: record.selectedProduct ?? null,
      ...readDraft<TestValues>('kit', record.id),
    },
    resolver: schemaResolver(schema) as never,
  })
  useActivationDraft(form, 'kit', record.id)
  const { species, kind, selectedProduct } = useWatch({ control: form.control }) as TestValues
  const forget = () => form.setValue('selectedProduct', null)

  const send = async ({ selectedProduct: product }: Chosen) => {
    await chooseKit({ barcode: record.barcodes?.[0] ?? '', selectedProduct: product })
    dropDraft('kit')
    onNext()
  }
  return (
    <>
      <StepHeading name="Test" lead="Nothing is charged until you have checked everything.">
        What shall we test for?
      </StepHeading>
      <Form form={form} isStored={false} onSubmit={send} aria-label="Your test">
        <Fields>
          <div className="test-species" onChange={forget}>
            <RadioCardsField
              name="species"
              label="Who is it for?"
              required
              options={[
                { value: 'dog', title: 'A dog', icon: <Dog aria-hidden /> },
                { value: 'cat', title: 'A cat', icon: <Cat aria-hidden /> },
              ]}
            />
          </div>
          {species && (
            <div className="test-kinds" onChange={forget}>
              <RadioCardsField
                name="kind"
                label="What would you like to know?"
                required
                options={Object.entries(testKinds).map(([value, { title, description }]) => ({
                  value,
                  title,
                  description,
                }))}
              />
            </div>
          )}
          {species && isTestKind(kind) ? (
            <TestField key={`${species} ${kind}`} species={species as StoreSpecies} kind={kind} />
          ) : (
            selectedProduct && <p>So far you have chosen: {selectedProduct.name}.</p>
          )}
        </Fields>
        <StepActions next="Continue" onPrevious={onBack} />
      </Form>
    </>
  )
}
