import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { FieldMessages, type FieldProps, FieldRoot, useField } from '../Field/Field.tsx'
import { switchStyles } from './Switch.recipe.ts'

const Row = chakra('label', { base: switchStyles.row })
const Input = chakra('input', { base: switchStyles.input })

export type SwitchProps = Omit<FieldProps, 'isLabelHidden' | 'required'> &
  Omit<ComponentProps<'input'>, 'color' | 'height' | 'required' | 'size' | 'translate' | 'type' | 'width'>

/** On or off, at once. In a form that is sent later, a Checkbox is clearer. */
export function Switch({ label, help, error, id, ...input }: SwitchProps) {
  const { control, messages } = useField({ id, help, error })
  return (
    <FieldRoot>
      <Row htmlFor={control.id}>
        <span>{label}</span>
        <Input {...input} {...control} type="checkbox" role="switch" />
      </Row>
      <FieldMessages {...messages} />
    </FieldRoot>
  )
}
