import { foldedName } from '@shop/contract/text'
import { type Animal, type Pet, petSchema, petWithBreedSchema } from '@shop/contract/animal'
import { Button, Callout, chakra, Form } from '@shop/design-system'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { object } from 'yup'
import { useActivationActions } from '../../../data/activation.ts'
import { useAnimals } from '../../../data/animal.ts'
import { useSettings } from '../../../data/settings.tsx'
import { useBeside } from '../../../data/use-beside.ts'
import { animalLabel, OwnAnimalField } from '../../../parts/animal/OwnAnimalField.tsx'
import { PetFields } from '../../../parts/animal/PetFields.tsx'
import { petValues, petValuesOf, type PetValues, storeSpeciesOfId } from '../../../parts/animal/pet-values.ts'
import { StepActions } from '../../../parts/form/StepFrame.tsx'
import { dropDraft, readDraft, useActivationDraft } from './drafts.ts'
import { StepHeading } from './StepHeading.tsx'
import type { StepProps } from './step-props.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

type Values = { pet: PetValues & { id?: string } }
type Sent = { pet: Pet }

const Chooser = chakra('div', { base: { paddingBlockEnd: '5', borderBottom: 'hairline' } })

/** Whose sample it is: a new animal, or one of one's own. */
export function PetStep({ record, onNext, onBack }: StepProps) {
  const { savePet } = useActivationActions()
  const { user } = useSettings()
  const { kit } = record
  const orderedFor = kit?.animalName ?? undefined
  const needsBreed = kit?.isBreedRequired === true
  const noun = user?.type === 'vet' ? 'patient' : 'animal'
  const form = useForm<Values, unknown, Sent>({
    defaultValues: {
      pet: {
        ...petValues({
          petName: orderedFor,
          breed: record.selectedBreed,
          species: kit?.species ?? undefined,
          ...record.pet,
        }),
        id: record.pet?.id,
      },
      ...readDraft<Values>('pet', record.id),
    },
    resolver: schemaResolver(object({ pet: (needsBreed ? petWithBreedSchema : petSchema).required() })) as never,
  })
  useActivationDraft(form, 'pet', record.id)
  const [chosen, setChosen] = useState(() => form.getValues('pet.id') ?? '')
  const speciesId = kit?.species ? String(kit.species.id) : undefined
  const { animals: data = [], error } = useAnimals(user ? { view: 'own', ...(speciesId && { speciesId }) } : null)
  const animals = useBeside({ data, error }) ?? []
  const sameName = useAnimals(
    user && orderedFor ? { view: 'own', query: orderedFor, ...(speciesId && { speciesId }) } : null,
  )
  const named = useBeside({ data: sameName.animals, error: sameName.error })?.filter(
    ({ petName }) => foldedName(petName) === foldedName(orderedFor),
  )

  const choose = (animal: Animal | undefined) => {
    setChosen(animal?.id ?? '')
    form.reset({
      pet: animal
        ? { ...petValuesOf(animal), id: animal.id }
        : petValues({ petName: orderedFor, breed: record.selectedBreed, species: kit?.species ?? undefined }),
    })
  }
  const send = async ({ pet }: Sent) => {
    await savePet(pet)
    dropDraft('pet')
    onNext()
  }
  return (
    <>
      <StepHeading name={`Your ${noun}`} lead="Leave out anything you do not know. You can add it later.">
        {noun === 'patient' ? 'Which patient is the sample from?' : 'Tell us about your animal'}
      </StepHeading>
      <Form form={form} isStored={false} onSubmit={send} aria-label={`Your ${noun}`}>
        {orderedFor && (
          <Callout title={`This kit was ordered for ${orderedFor}`}>
            {!chosen &&
              named?.map((animal) => (
                <Button key={animal.id} size="sm" variant="outline" onClick={() => choose(animal)}>
                  It is {animalLabel(animal)}
                </Button>
              ))}
          </Callout>
        )}
        {(animals.length > 0 || chosen) && (
          <Chooser>
            <OwnAnimalField
              label={`One of your ${noun}s?`}
              placeholder={`A new ${noun}, or type a name`}
              none={`A new ${noun}`}
              speciesId={speciesId}
              value={chosen ? { value: chosen, label: animalLabel(form.getValues('pet')) } : null}
              onChange={(_, animal) => choose(animal)}
              help={chosen ? 'The sample is added to it. Change its details on its own page.' : undefined}
            />
          </Chooser>
        )}
        {!chosen && (
          <PetFields
            name="pet"
            species={storeSpeciesOfId(kit?.species?.id)}
            barcode={kit?.barcode}
            isBreedRequired={needsBreed}
            noun={noun}
          />
        )}
        <StepActions next="Continue" onPrevious={onBack} />
      </Form>
    </>
  )
}
