import { useContext } from 'react'
import { useFormState } from 'react-hook-form'
import { Button, type ButtonProps } from '../components/Button/Button.tsx'
import { AnsweredContext } from './answered.ts'
import { useIsHydrated } from '../use-is-hydrated.ts'

/**
 * Sends the Form it is in, and is busy until the answer is there. Where the server does not answer the form by
 * itself, it is disabled, and Enter with it, until the page's code is there: the browser would send what was typed in
 * the address.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type'>) {
  const { isSubmitting } = useFormState()
  const isHydrated = useIsHydrated()
  const isAnswered = useContext(AnsweredContext)
  return (
    <Button
      {...props}
      type="submit"
      disabled={props.disabled || !(isHydrated || isAnswered)}
      isBusy={isSubmitting || props.isBusy}
    />
  )
}
