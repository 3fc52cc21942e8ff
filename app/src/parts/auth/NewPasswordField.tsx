import { PasswordField } from '@shop/design-system'
import { useWatch } from 'react-hook-form'

/** As in the contract's `newPasswordSchema`. */
const minLength = 8

type NewPasswordFieldProps = { name: string; label: string }

/** Where a password is chosen: long is all it must be, and the help counts along. */
export function NewPasswordField({ name, label }: NewPasswordFieldProps) {
  const typed: unknown = useWatch({ name })
  const missing = minLength - (typeof typed === 'string' ? typed.length : 0)
  return <PasswordField name={name} label={label} autoComplete="new-password" required help={hintOf(missing)} />
}

function hintOf(missing: number): string {
  if (missing === minLength) return `At least ${minLength} characters. A short sentence is a fine password.`
  if (missing > 0) return missing === 1 ? 'One more character.' : `${missing} more characters.`
  return 'Long enough. Longer is even better.'
}
