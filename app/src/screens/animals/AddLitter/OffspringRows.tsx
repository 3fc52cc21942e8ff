import { maxLitterSize } from '@shop/contract/litter'
import { Button, chakra, SelectField, TextField } from '@shop/design-system'
import { Plus } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { blankOffspring, type LitterValues } from './litter-values.ts'

const Rows = chakra('div', { base: { display: 'grid', gap: '5', borderTop: 'hairline', paddingBlockStart: '6' } })
const Row = chakra('fieldset', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '3',
    alignItems: 'start',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
    border: 'hairline',
    borderRadius: 'control',
    padding: { base: '4', md: '5' },
    minWidth: '0',
    '& legend': { textStyle: 'h4', paddingInline: '1' },
  },
})
const End = chakra('div', { base: { gridColumn: '1 / -1', justifySelf: 'end' } })

const sexes = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
]

/** A row for each of the litter; what is wrong is said on the row it belongs to. */
export function OffspringRows({ young: { one, many } }: { young: { one: string; many: string } }) {
  const { fields, append, remove } = useFieldArray<LitterValues, 'offspring'>({ name: 'offspring' })
  const noun = `${one[0]?.toUpperCase()}${one.slice(1)}`
  return (
    <Rows>
      {fields.map(({ id }, index) => (
        <Row key={id}>
          <legend>
            {noun} {index + 1}
          </legend>
          <TextField name={`offspring.${index}.petName`} label="Name" autoComplete="off" required />
          <SelectField name={`offspring.${index}.gender`} label="Sex" placeholder="Choose" options={sexes} required />
          <TextField
            name={`offspring.${index}.colour`}
            label="Colour or collar"
            autoComplete="off"
            placeholder="Blue merle, green collar"
          />
          <TextField name={`offspring.${index}.registrationName`} label="Registered name" autoComplete="off" />
          <TextField name={`offspring.${index}.registrationNumber`} label="Registration number" autoComplete="off" />
          <TextField
            name={`offspring.${index}.chipNumber`}
            label="Microchip number"
            inputMode="numeric"
            autoComplete="off"
          />
          {fields.length > 1 && (
            <End>
              <Button variant="ghost" size="sm" onClick={() => remove(index)}>
                Remove {one} {index + 1}
              </Button>
            </End>
          )}
        </Row>
      ))}
      {fields.length < maxLitterSize ? (
        <div>
          <Button variant="outline" onClick={() => append(blankOffspring())}>
            <Plus aria-hidden size={16} /> Another {one}
          </Button>
        </div>
      ) : (
        <p>
          A litter has at most {maxLitterSize} {many} here.
        </p>
      )}
    </Rows>
  )
}
