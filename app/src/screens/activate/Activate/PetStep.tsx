import { yupResolver } from '@hookform/resolvers/yup'
import { type Animal, type Pet, petSchema, petWithBreedSchema } from '@shop/contract/animal'
import { chakra, Form, Select } from '@shop/design-system'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { object } from 'yup'
import { useActivationActions } from '../../../data/activation.ts'
import { useAnimals } from '../../../data/animal.ts'
import { useSettings } from '../../../data/settings.tsx'
import { PetFields } from '../../../parts/animal/PetFields.tsx'
import { petValues, petValuesOf, type PetValues, storeSpeciesOfId } from '../../../parts/animal/pet-values.ts'
import { withRefusalToast } from '../../../parts/failure/refusal-toast.ts'
import { StepActions } from '../../../parts/form/StepFrame.tsx'
import { dropDraft, readDraft, useDraft } from './drafts.ts'
import { StepHeading } from './StepHeading.tsx'
import type { StepProps } from './step-props.ts'

type Values = { pet: PetValues & { id?: string } }
type Sent = { pet: Pet }

const Chooser = chakra('div', { base: { paddingBlockEnd: '5', borderBottom: 'hairline' } })

/** Whose sample it is: a new animal, or one of one's own. */
export function PetStep({ record, onNext, onBack }: StepProps) {
  const { savePet } = useActivationActions()
  const { user } = useSettings()
  const { kit } = record
  const needsBreed = kit?.isBreedRequired === true
  const noun = user?.type === 'vet' ? 'patient' : 'animal'
  const form = useForm<Values, unknown, Sent>({
    defaultValues: {
      pet: {
        ...petValues({ breed: record.selectedBreed, species: kit?.species ?? undefined, ...record.pet }),
        id: record.pet?.id,
      },
      ...readDraft<Values>('pet', record.id),
    },
    resolver: yupResolver(object({ pet: (needsBreed ? petWithBreedSchema : petSchema).required() })) as never,
  })
  useDraft(form, 'pet', record.id)
  const [chosen, setChosen] = useState(() => form.getValues('pet.id') ?? '')
  const { animals = [] } = useAnimals(user ? { ...(kit?.species && { speciesId: String(kit.species.id) }) } : null)

  const choose = (animal: Animal | undefined) => {
    setChosen(animal?.id ?? '')
    form.reset({
      pet: animal
        ? { ...petValuesOf(animal), id: animal.id }
        : petValues({ breed: record.selectedBreed, species: kit?.species ?? undefined }),
    })
  }
  const send = async ({ pet }: Sent) => {
    await withRefusalToast(savePet(pet))
    dropDraft('pet')
    onNext()
  }
  return (
    <>
      <StepHeading name={`Your ${noun}`} lead="What you do not know can stay empty, and be added later.">
        {noun === 'patient' ? 'Which patient is the sample from?' : 'Tell us about your animal'}
      </StepHeading>
      <Form form={form} onSubmit={send} aria-label={`Your ${noun}`}>
        {animals.length > 0 && (
          <Chooser>
            <Select
              label={`One of your ${noun}s?`}
              placeholder={noun === 'patient' ? 'A new patient' : 'A new animal'}
              options={animals.map(({ id, petName, breed, isMixedBreed }) => ({
                value: id,
                label: [petName, breed?.name ?? (isMixedBreed ? 'Mixed breed' : undefined)].filter(Boolean).join(', '),
              }))}
              value={chosen}
              onChange={({ target }) => choose(animals.find(({ id }) => id === target.value))}
              help={chosen ? 'The sample is added to it. Change its details on its own page.' : undefined}
            />
          </Chooser>
        )}
        {!chosen && (
          <PetFields name="pet" species={storeSpeciesOfId(kit?.species?.id)} isBreedRequired={needsBreed} noun={noun} />
        )}
        <StepActions next="Continue" onPrevious={onBack} />
      </Form>
    </>
  )
}
