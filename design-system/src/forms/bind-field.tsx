import type { ComponentType } from 'react'
import { doubtType } from '../form-doubts.ts'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'

/** What the form gives the control; the screen does not. */
type Given =
  | 'checked'
  | 'defaultChecked'
  | 'defaultValue'
  | 'doubt'
  | 'error'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'ref'
  | 'value'

export type BoundProps<Props, Values extends FieldValues> = Omit<Props, Given> & {
  /** The value's path in the form: `<TextField<Address> name="city" … />` has it checked by the compiler. */
  name: FieldPath<Values>
}

type HeldValue = (value: unknown) => { value?: unknown; checked?: boolean }

const asValue: HeldValue = (value) => ({ value: value ?? '' })
export const asChecked: HeldValue = (value) => ({ checked: Boolean(value) })

/** Makes a control of this library a field of the Form around it: its value, its error and its focus. */
export function bindField<Props extends object>(Control: ComponentType<Props>, hold = asValue) {
  return function BoundField<Values extends FieldValues = FieldValues>({ name, ...props }: BoundProps<Props, Values>) {
    const { field, fieldState } = useController<Values>({ name })
    const { value, ...rest } = field
    const { type, message } = fieldState.error ?? {}
    const bound = {
      ...props,
      ...rest,
      ...hold(value),
      ...(type === doubtType ? { doubt: message } : { error: message }),
    }
    // TypeScript cannot put Props back together from Omit and what was left out.
    return <Control {...(bound as unknown as Props)} />
  }
}
