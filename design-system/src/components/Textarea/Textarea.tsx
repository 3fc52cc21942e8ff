import { chakra } from '@chakra-ui/react'
import { type ComponentProps, useState } from 'react'
import { BareTextarea, ControlBox } from '../Field/Control.tsx'
import { Field, type FieldProps } from '../Field/Field.tsx'

const Counter = chakra('p', {
  base: { textStyle: 'small', color: 'ink2', textAlign: 'end', marginBlockStart: '1' },
  variants: { isOver: { true: { color: 'danger.fg', fontWeight: 'medium' } } },
})

export type TextareaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'color' | 'height' | 'maxLength' | 'translate' | 'width'> & {
    /** Counts down the characters. It cuts nothing off: what is too long stays, and the form refuses it. */
    limit?: number
  }

const lengthOf = (value: TextareaProps['value']) => String(value ?? '').length

/** Some lines of text; grows with what is typed where the browser can. */
export function Textarea({
  label,
  help,
  error,
  required,
  id,
  isLabelHidden,
  limit,
  onChange,
  rows = 4,
  ...textarea
}: TextareaProps) {
  const [typed, setTyped] = useState(() => lengthOf(textarea.defaultValue))
  const left = (limit ?? 0) - (textarea.value === undefined ? typed : lengthOf(textarea.value))
  return (
    <Field {...{ label, help, error, required, id, isLabelHidden }}>
      {(control) => (
        <>
          <ControlBox>
            <BareTextarea
              resize="vertical"
              fieldSizing="content"
              minHeight="24"
              rows={rows}
              lineHeight="normal"
              {...textarea}
              {...control}
              onChange={(event) => {
                setTyped(event.target.value.length)
                onChange?.(event)
              }}
            />
          </ControlBox>
          {limit !== undefined && (
            // Announced near the end only: at every key it would drown what is typed.
            <Counter isOver={left < 0} aria-live={left <= 10 ? 'polite' : 'off'}>
              {left < 0 ? `${-left} characters too many` : `${left} characters left`}
            </Counter>
          )}
        </>
      )}
    </Field>
  )
}
