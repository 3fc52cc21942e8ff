import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { FieldMessages, type FieldProps, FieldRoot, RequiredStar, useField } from '../Field/Field.tsx'
import { checkboxStyles } from './Checkbox.recipe.ts'

const Row = chakra('label', { base: checkboxStyles.row })
const Input = chakra('input', { base: checkboxStyles.input })

export type CheckboxProps = Omit<FieldProps, 'isLabelHidden'> &
  Omit<ComponentProps<'input'>, 'color' | 'height' | 'size' | 'translate' | 'type' | 'width'>

/** One yes or no. The label may hold links: pressing one follows it and does not tick the box. */
export function Checkbox({ label, help, error, required, id, ...input }: CheckboxProps) {
  const { control, messages } = useField({ id, help, error, required })
  return (
    <FieldRoot>
      <Row htmlFor={control.id}>
        <Input {...input} {...control} type="checkbox" />
        <span>
          {label}
          {required && <RequiredStar />}
        </span>
      </Row>
      <FieldMessages {...messages} />
    </FieldRoot>
  )
}
