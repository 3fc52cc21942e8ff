import { SelectField, TextField } from '@shop/design-system'
import { useSpelling } from '../../data/spelling.tsx'
import { ChipField } from '../animal/ChipField.tsx'
import { NameField } from '../animal/NameField.tsx'
import type { OffspringValues } from './offspring-values.ts'

const sexes = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
]

/** A breeder's entries for one of a litter; `at` is where in the form each field is. */
export function OffspringFields({ at }: { at: (field: keyof OffspringValues) => string }) {
  const spell = useSpelling()
  return (
    <>
      <NameField name={at('petName')} label="Name" required />
      <SelectField name={at('gender')} label="Sex" placeholder="Choose" options={sexes} required />
      <TextField
        name={at('colour')}
        label={spell('Colour or collar')}
        autoComplete="off"
        placeholder="Blue merle, green collar"
      />
      <NameField name={at('registrationName')} label="Registered name" />
      <TextField name={at('registrationNumber')} label="Registration number" autoComplete="off" />
      <ChipField name={at('chipNumber')} />
    </>
  )
}
