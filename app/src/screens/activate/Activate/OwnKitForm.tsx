import { species } from '@shop/contract/constants'
import { messages } from '@shop/contract/messages'
import { namedSchema } from '@shop/contract/shared'
import { Form } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { object } from 'yup'
import { useActivationActions } from '../../../data/activation.ts'
import { BreedField } from '../../../parts/animal/BreedField.tsx'
import { StepActions } from '../../../parts/form/StepFrame.tsx'
import { KitCard } from './KitCard.tsx'
import { StepHeading } from './StepHeading.tsx'
import type { StepProps } from './step-props.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

type Named = { id: number; name: string }
type Values = { selectedBreed: Named | null }
const schema = object({ selectedBreed: namedSchema.default(undefined).required(messages.petFieldRequired) })

/** A kit that pays for itself: look whether it is the right one, and name the breed where its tests depend on it. */
export function OwnKitForm({ record, onNext, onBack }: StepProps) {
  const { chooseKit } = useActivationActions()
  const { kit } = record
  const needsBreed = kit?.isBreedRequired === true
  const form = useForm<Values, unknown, Values>({
    defaultValues: { selectedBreed: record.pet?.breed ?? record.selectedBreed ?? null },
    ...(needsBreed && { resolver: schemaResolver(schema) as never }),
  })
  if (!kit) return null
  const send = async ({ selectedBreed }: Values) => {
    await chooseKit({ barcode: kit.barcode, ...(selectedBreed && { selectedBreed }) })
    onNext()
  }
  return (
    <>
      <StepHeading name="Kit" lead="This kit is already paid for.">
        Is this your kit?
      </StepHeading>
      <Form form={form} onSubmit={send} aria-label="Your kit">
        <KitCard kit={kit} />
        {needsBreed && (
          <BreedField
            name="selectedBreed"
            species={kit.species?.id === species.feline ? 'cat' : 'dog'}
            label="Which breed is it for?"
            help="A full breed profile tests what matters in one breed."
            required
          />
        )}
        <StepActions next="Yes, carry on" onPrevious={onBack} />
      </Form>
    </>
  )
}
