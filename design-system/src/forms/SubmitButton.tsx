import { useFormState } from 'react-hook-form'
import { Button, type ButtonProps } from '../components/Button/Button.tsx'
import { useIsHydrated } from '../use-is-hydrated.ts'

/**
 * Sends the Form it stands in, and is busy until the answer is there. Disabled, and Enter with it, until the page's
 * scripts run: the browser would send the form itself, what was typed (a password!) in the address.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type'>) {
  const { isSubmitting } = useFormState()
  const isHydrated = useIsHydrated()
  return (
    <Button {...props} type="submit" disabled={props.disabled || !isHydrated} isBusy={isSubmitting || props.isBusy} />
  )
}
