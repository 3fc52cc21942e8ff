import { weightUnits } from '@shop/contract/animal'
import type { StoreSpecies } from '@shop/contract/constants'
import { chakra, CheckboxField, RadioCards, RadioCardsField, Select, SelectField, TextField } from '@shop/design-system'
import { Cat, Dog } from 'lucide-react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { BirthFields } from './BirthFields.tsx'
import { BreedField } from './BreedField.tsx'
import { ChipField } from './ChipField.tsx'
import { NameField } from './NameField.tsx'
import { namedSpecies, type PetValues, storeSpeciesOfId } from './pet-values.ts'

/*
 * How to use it: in a `Form` of the design-system, whose values are a `PetValues`, or hold one at `name`.
 *
 *   const form = useForm<PetValues, unknown, Pet>({
 *     defaultValues: petValues(),              // or petValues(pet), petValuesOf(animal)
 *     resolver: yupResolver(animalBodySchema), // any schema made of petSchema's fields; it makes a Pet of the texts
 *   })
 *   <Form form={form} onSubmit={…}><PetFields /><SubmitButton>Save</SubmitButton></Form>
 */

const Base = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    '& .pet-pair [role=radiogroup]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& .pet-columns': { display: 'grid', gap: '5', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr' } },
    '& .pet-weight': { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr) 7.5rem', alignItems: 'end' },
    '& .pet-papers': {
      display: 'grid',
      gap: '5',
      border: 'none',
      minWidth: '0',
      borderTop: 'hairline',
      paddingTop: '6',
    },
    '& .pet-papers legend': { float: 'left', textStyle: 'h4', marginBottom: '1' },
    '& .pet-papers legend + *': { clear: 'both' },
    '& .pet-papers > p': { color: 'ink2', textStyle: 'small', marginTop: '-4' },
  },
})

export type PetFieldsProps = {
  /** Where the pet is in the form; without it, the form is the pet. */
  name?: 'pet'
  /** Fixed, because the kit serves only this one; otherwise it is a field. */
  species?: StoreSpecies
  /** The kit that it is activated with. */
  barcode?: string | undefined
  /** The tests depend on the breed (activate-6). */
  isBreedRequired?: boolean
  /** What a vet calls it. */
  noun?: 'animal' | 'patient'
}

/** Everything that describes an animal: its name, species, breed, sex, birthday, weight, microchip and registration. */
export function PetFields({ name, species, barcode, isBreedRequired = false, noun = 'animal' }: PetFieldsProps) {
  const at = (field: string) => (name ? `${name}.${field}` : field)
  const chosen: PetValues['species'] = useWatch({ name: at('species') })
  const isMixed: boolean = useWatch({ name: at('isMixedBreed') })
  const kind = species ?? storeSpeciesOfId(chosen?.id)
  return (
    <Base>
      <NameField name={at('petName')} label="Name" required />
      {!species && <SpeciesField at={at} />}
      {kind && (
        <>
          <BreedField
            key={kind}
            name={at('breed')}
            species={kind}
            barcode={barcode}
            label={isMixed ? 'Main breed' : 'Breed'}
            required={isBreedRequired}
            help={breedHelp(isBreedRequired, isMixed)}
          />
          <CheckboxField name={at('isMixedBreed')} label="A mix of breeds" />
        </>
      )}
      <div className="pet-pair">
        <RadioCardsField
          name={at('gender')}
          label="Sex"
          required
          options={[
            { value: 'female', title: 'Female' },
            { value: 'male', title: 'Male' },
          ]}
        />
      </div>
      <DesexedField name={at('isDesexed')} />
      <BirthFields at={at} />
      <div className="pet-weight">
        <TextField name={at('weight')} label="Weight" inputMode="decimal" autoComplete="off" />
        <SelectField
          name={at('weightType')}
          label="Unit of the weight"
          isLabelHidden
          options={weightUnits.map((unit) => ({ value: unit, label: unit }))}
        />
      </div>
      <fieldset className="pet-papers">
        <legend>Microchip and registration</legend>
        <p>Leave empty what this {noun} does not have. What you enter is printed on its reports.</p>
        <ChipField name={at('chipNumber')} help="Usually 15 digits." />
        <div className="pet-columns">
          <NameField name={at('registrationName')} label="Registered name" />
          <TextField name={at('registrationNumber')} label="Registration number" autoComplete="off" />
        </div>
      </fieldset>
    </Base>
  )
}

const breedHelp = (isRequired: boolean, isMixed: boolean) =>
  isRequired
    ? 'Which tests are run depends on the breed.'
    : isMixed
      ? 'Leave this empty if you do not know it.'
      : 'Leave this empty if you do not know it.'

/** Dog or cat; what was chosen as its breed goes with the species. */
export function SpeciesField({ at }: { at: (field: string) => string }) {
  const { setValue } = useFormContext()
  const { field, fieldState } = useController<Record<string, PetValues['species']>>({ name: at('species') })
  const { value, onChange, ...rest } = field
  return (
    <div className="pet-pair">
      <RadioCards
        label="Species"
        required
        options={[
          { value: 'dog', title: 'Dog', icon: <Dog aria-hidden /> },
          { value: 'cat', title: 'Cat', icon: <Cat aria-hidden /> },
        ]}
        {...rest}
        value={storeSpeciesOfId(value?.id) ?? ''}
        error={fieldState.error?.message}
        onChange={(kind) => {
          onChange(namedSpecies[kind as StoreSpecies])
          // A dog's breed is no cat's.
          setValue(at('breed'), null, { shouldDirty: true })
        }}
      />
    </div>
  )
}

function DesexedField({ name }: { name: string }) {
  const { field, fieldState } = useController<Record<string, boolean | null>>({ name })
  const { value, onChange, ...rest } = field
  return (
    <Select
      {...rest}
      label="Desexed"
      help="Spayed, neutered or castrated."
      placeholder="Not known"
      options={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]}
      value={value === null ? '' : value ? 'yes' : 'no'}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value === 'yes')}
      error={fieldState.error?.message}
    />
  )
}
