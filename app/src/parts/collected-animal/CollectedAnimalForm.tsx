import { eachPaper } from '@shop/contract/animal-papers'
import {
  type CollectedAnimal,
  type CollectedAnimalBody,
  collectedAnimalBodySchema,
} from '@shop/contract/collected-animal'
import { chakra, DateField, Form, RadioCardsField, SubmitButton, TextField } from '@shop/design-system'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useSettings } from '../../data/settings.tsx'
import { ChipField } from '../animal/ChipField.tsx'
import { NameField } from '../animal/NameField.tsx'
import { BreedIdField } from './BreedIdField.tsx'
import { SpeciesIdField } from './SpeciesIdField.tsx'
import { useAnimalWords } from '../animal/animal-words.tsx'
import { schemaResolver } from '../form/schema-resolver.ts'

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
    '& [role=radiogroup]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '3' } })

const sexes = [
  { value: 'female', title: 'Female' },
  { value: 'male', title: 'Male' },
]

/** What the fields hold while they are filled in. */
type Values = Partial<CollectedAnimalBody>

const valuesOf = (record: CollectedAnimal | undefined): Values => ({
  name: record?.name ?? '',
  ownerName: record?.ownerName ?? '',
  ownerEmail: record?.ownerEmail ?? '',
  speciesId: record?.species.id,
  breedId: record?.breed?.id,
  gender: record?.gender ?? ('' as CollectedAnimalBody['gender']),
  dateOfBirth: record?.dateOfBirth ?? '',
  ...eachPaper((paper) => record?.[paper] ?? ''),
  barcode: record?.barcode ?? '',
})

type CollectedAnimalFormProps = {
  /** The one to correct; without it, a new one. */
  record?: CollectedAnimal | undefined
  /** Resolves once it is stored; what it throws is shown on its field. */
  onSave: (body: CollectedAnimalBody) => Promise<void>
  /** Before the button that sends. */
  actions?: ReactNode
  submitLabel: string
  /** Ready for the next one afterwards, with the same owner: a litter has one. */
  isRepeated?: boolean
}

/** An animal somebody took a sample of: which one it is, and whose. */
export function CollectedAnimalForm({ record, onSave, actions, submitLabel, isRepeated }: CollectedAnimalFormProps) {
  const { country } = useSettings()
  const words = useAnimalWords()
  const form = useForm<Values, unknown, CollectedAnimalBody>({
    defaultValues: valuesOf(record),
    resolver: schemaResolver(collectedAnimalBodySchema) as never,
  })
  return (
    <Form
      form={form}
      aria-label={words('Collected animal')}
      onSubmit={async (body) => {
        await onSave(body)
        const { ownerName, ownerEmail, speciesId } = body
        if (isRepeated) form.reset({ ...valuesOf(undefined), ownerName, ownerEmail, speciesId })
      }}
    >
      <Fields>
        <TextField name="ownerName" label="Owner’s name" autoComplete="off" required />
        <TextField
          name="ownerEmail"
          type="email"
          label="Owner’s email"
          autoComplete="off"
          help="The results go there."
          required
        />
        <NameField name="name" label={words('Animal’s name')} required />
        <TextField
          name="barcode"
          label="Barcode of the swab"
          autoComplete="off"
          autoCapitalize="characters"
          help="On the label of the tube."
        />
        <SpeciesIdField name="speciesId" />
        <RadioCardsField name="gender" label="Sex" options={sexes} required />
        <BreedIdField name="breedId" known={record?.breed ?? null} />
        <DateField name="dateOfBirth" label="Date of birth" country={country} />
        <ChipField name="chipNumber" />
        <TextField name="registrationNumber" label="Registration number" autoComplete="off" />
        <NameField name="registrationName" label="Registered name" />
      </Fields>
      <Buttons>
        {actions}
        <SubmitButton>{submitLabel}</SubmitButton>
      </Buttons>
    </Form>
  )
}
