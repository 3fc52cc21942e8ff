import { type AnimalBody, animalBodySchema } from '@shop/contract/animal'
import { Form, SubmitButton, TextField } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { useAnimalCopy } from './animal-copy.ts'
import { PetFields } from './PetFields.tsx'
import type { AnimalValues } from './animal-values.ts'
import { ParentFields } from './ParentFields.tsx'
import { schemaResolver } from '../form/schema-resolver.ts'

type AnimalFormProps = {
  start: AnimalValues
  /** The animal itself, which is no parent of its own. */
  id?: string
  /** Resolves once it is stored; what it throws is shown on its field. */
  onSave: (body: AnimalBody) => Promise<void>
  submitLabel: string
}

/** An animal of the account, new or corrected: what it is, for vets whose it is, and its parents. */
export function AnimalForm({ start, id, onSave, submitLabel }: AnimalFormProps) {
  const { one } = useAnimalCopy()
  const form = useForm<AnimalValues, unknown, AnimalBody>({
    defaultValues: start,
    resolver: schemaResolver(animalBodySchema) as never,
  })
  return (
    <Form form={form} aria-label={`About the ${one}`} onSubmit={(body) => onSave(body)}>
      {one === 'patient' && (
        <TextField
          name="ownerName"
          label="Owner’s name"
          autoComplete="off"
          help="So that you find the patient by it."
        />
      )}
      <PetFields noun={one} />
      <ParentFields self={id} />
      <div>
        <SubmitButton size="lg">{submitLabel}</SubmitButton>
      </div>
    </Form>
  )
}
