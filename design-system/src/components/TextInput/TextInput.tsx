import type { ComponentProps, ReactNode } from 'react'
import { Affix, BareInput, ControlBox } from '../Field/Control.tsx'
import { Field, type FieldProps } from '../Field/Field.tsx'

export type TextInputProps = FieldProps &
  Omit<ComponentProps<'input'>, 'color' | 'height' | 'prefix' | 'size' | 'translate' | 'width'> & {
    /** Before the text: a unit, a currency sign, an icon. */
    prefix?: ReactNode
    /** After the text: a unit, or a small button. */
    suffix?: ReactNode
  }

/** One line of text. All native attributes pass through: type, autoComplete, inputMode, readOnly, maxLength … */
export function TextInput({
  label,
  help,
  error,
  doubt,
  required,
  id,
  isLabelHidden,
  prefix,
  suffix,
  ...input
}: TextInputProps) {
  return (
    <Field {...{ label, help, error, doubt, required, id, isLabelHidden }}>
      {(control) => (
        <ControlBox>
          {prefix && <Affix side="start">{prefix}</Affix>}
          <BareInput {...input} {...control} />
          {suffix && <Affix side="end">{suffix}</Affix>}
        </ControlBox>
      )}
    </Field>
  )
}
