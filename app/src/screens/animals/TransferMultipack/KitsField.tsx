import { chakra, Checkbox } from '@shop/design-system'
import { useController, useFormState } from 'react-hook-form'
import type { KitCategory } from './categories.ts'

const List = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '3',
    minWidth: 0,
    maxHeight: '20rem',
    overflowY: 'auto',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    padding: '4',
    '& legend': { fontWeight: 'semibold', paddingInline: '1' },
    '& .kit-note': { color: 'ink2' },
  },
})

/** The kits of a category, each to be chosen by the barcode on its box. */
export function KitsField({ name, kits }: { name: string; kits: KitCategory['kits'] }) {
  const { field } = useController<Record<string, string[]>>({ name })
  // An error in the choice is shown for all of them.
  const { barcodes } = useFormState<{ barcodes?: unknown }>().errors
  const chosen = field.value ?? []
  const toggle = (barcode: string) =>
    field.onChange(chosen.includes(barcode) ? chosen.filter((one) => one !== barcode) : [...chosen, barcode])
  return (
    <List>
      <legend>The kits you give</legend>
      {kits.map(({ barcode, isPosted, name: product }, index) => (
        <Checkbox
          key={barcode}
          ref={index === 0 ? field.ref : undefined}
          checked={chosen.includes(barcode)}
          onChange={() => toggle(barcode)}
          error={index === 0 ? barcodes?.message : undefined}
          label={
            <>
              {isPosted ? barcode : 'Not posted yet'} <span className="kit-note">{product}</span>
            </>
          }
        />
      ))}
    </List>
  )
}
