import { messages } from '@shop/contract/messages'
import { chakra, Button, TextInput } from '@shop/design-system'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formText } from '../form/form-text.ts'

const Bar = chakra('form', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'start',
    justifyContent: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 24rem) auto' },
    // Beside the control, below its label.
    '& button': { marginBlockStart: { sm: '1.75rem' } },
  },
})

export type LookupFormProps = {
  /** The page itself, which also understands `?name=…`: a browser without scripts sends the form there. */
  action: string
  name: string
  label: string
  help?: string
  placeholder?: string
  submit: string
  /** What the address names now. */
  value: string
  maxLength: number
  hrefOf: (typed: string) => string
}

/** One number to look up; it ends in the address, so that the answer can be shared, reloaded and gone back to. */
export function LookupForm({
  action,
  name,
  label,
  help,
  placeholder,
  submit,
  value,
  maxLength,
  hrefOf,
}: LookupFormProps) {
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  useEffect(() => {
    if (box.current && document.activeElement !== box.current) box.current.value = value
  }, [value])
  return (
    <Bar
      role="search"
      aria-label={submit}
      action={action}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const typed = formText(event.currentTarget, name).trim()
        setError(typed ? undefined : messages.fieldRequired)
        if (typed) void navigate(hrefOf(typed))
        else box.current?.focus()
      }}
    >
      <TextInput
        ref={box}
        label={label}
        name={name}
        help={help}
        placeholder={placeholder}
        defaultValue={value}
        maxLength={maxLength}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <Button type="submit">{submit}</Button>
    </Bar>
  )
}
