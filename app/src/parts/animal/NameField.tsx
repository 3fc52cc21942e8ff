import { hasEmoji } from '@shop/contract/printed-text'
import { TextField } from '@shop/design-system'
import { useWatch } from 'react-hook-form'

type NameFieldProps = { name: string; label: string; required?: boolean }

/** An animal's name, which is printed on its documents: an emoji in it is not, and whoever types one reads so. */
export function NameField({ name, ...props }: NameFieldProps) {
  const typed: unknown = useWatch({ name })
  const isNoted = typeof typed === 'string' && hasEmoji(typed)
  return (
    <TextField
      name={name}
      autoComplete="off"
      {...(isNoted && { help: 'Reports and certificates leave the emoji out.' })}
      {...props}
    />
  )
}
