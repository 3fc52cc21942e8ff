import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx'

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'suffix'>

/** Give `autoComplete="current-password"` or `"new-password"`, or password managers guess. */
export function PasswordInput({ autoComplete = 'current-password', ...props }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          label={isShown ? 'Hide password' : 'Show password'}
          icon={<Icon aria-hidden size={20} />}
          variant="ghost"
          disabled={props.disabled}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
