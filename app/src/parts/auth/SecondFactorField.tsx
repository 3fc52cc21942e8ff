import { Button, chakra, Link, TextField } from '@shop/design-system'
import { useEffect, useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { paths } from '../../paths.ts'

const byApp = {
  label: 'Code of your authenticator app',
  help: 'The six digits it shows for this shop.',
  other: 'Use a recovery code instead',
  input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
} as const

const byRecovery = {
  label: 'Recovery code',
  help: 'One of those you kept for the day your phone is not at hand. Each works once.',
  other: 'Use the app’s code instead',
  input: { inputMode: 'text', autoComplete: 'off' },
} as const

// The button's text is under the field's.
const Base = chakra('div', {
  base: { display: 'grid', gap: '1', '& > button': { justifySelf: 'start', marginInlineStart: '-3.5' } },
})

/** A login's second step. Takes the focus as it appears, and whenever the visitor changes to the other kind of code. */
export function SecondFactorField({ name }: { name: string }) {
  const id = useId()
  const { resetField } = useFormContext()
  const [isRecovery, setIsRecovery] = useState(false)
  const { label, help, other, input } = isRecovery ? byRecovery : byApp
  useEffect(() => document.getElementById(id)?.focus(), [id, isRecovery])
  return (
    <Base>
      <TextField
        id={id}
        name={name}
        label={label}
        help={help}
        required
        autoCapitalize="none"
        spellCheck={false}
        {...input}
      />
      <Button
        size="sm"
        variant="ghost"
        onClick={() => {
          resetField(name, { defaultValue: '' })
          setIsRecovery(!isRecovery)
        }}
      >
        {other}
      </Button>
      {isRecovery && (
        <chakra.p color="ink2" fontSize="sm">
          Lost both? <Link href={paths.contact}>Write to us</Link>: we will check that it is you, and let you in with
          your password.
        </chakra.p>
      )}
    </Base>
  )
}
