import { useFormState } from 'react-hook-form'
import { Button, type ButtonProps } from '../components/Button/Button.tsx'

/** Sends the Form it stands in, and is busy until the answer is there. */
export function SubmitButton(props: Omit<ButtonProps, 'type'>) {
  const { isSubmitting } = useFormState()
  return <Button {...props} type="submit" isBusy={isSubmitting || props.isBusy} />
}
