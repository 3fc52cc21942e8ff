import { maxLitterSize } from '@shop/contract/litter-size'
import { Button, chakra } from '@shop/design-system'
import { Plus } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { blankOffspring } from '../../../parts/litter/offspring-values.ts'
import { OffspringFields } from '../../../parts/litter/OffspringFields.tsx'
import type { LitterValues } from './litter-values.ts'

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

/** A row for each of the litter; an error is shown on the row it belongs to. */
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
          <OffspringFields at={(field) => `offspring.${index}.${field}`} />
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
