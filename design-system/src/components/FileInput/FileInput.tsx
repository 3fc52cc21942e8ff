import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { BareInput, ControlBox } from '../Field/Control.tsx'
import { Field, type FieldProps } from '../Field/Field.tsx'

const Chooser = chakra(BareInput, {
  base: {
    paddingBlock: '2.5',
    cursor: 'pointer',
    '&::file-selector-button': {
      marginInlineEnd: '3',
      paddingInline: '3',
      paddingBlock: '1',
      border: 'none',
      borderRadius: 'control',
      bg: 'sand',
      color: 'ink',
      font: 'inherit',
      fontWeight: 'semibold',
      cursor: 'pointer',
    },
  },
})

export type FileInputProps = FieldProps &
  Omit<ComponentProps<'input'>, 'color' | 'height' | 'onChange' | 'size' | 'translate' | 'type' | 'value' | 'width'> & {
    /** Null once nothing is chosen. */
    onChange: (file: File | null) => void
  }

/** One file of the visitor's own device, by the browser's own chooser. */
export function FileInput({ label, help, error, required, id, isLabelHidden, onChange, ...input }: FileInputProps) {
  return (
    <Field {...{ label, help, error, required, id, isLabelHidden }}>
      {(control) => (
        <ControlBox>
          <Chooser
            {...input}
            {...control}
            type="file"
            onChange={(event) => onChange(event.target.files?.[0] ?? null)}
          />
        </ControlBox>
      )}
    </Field>
  )
}
