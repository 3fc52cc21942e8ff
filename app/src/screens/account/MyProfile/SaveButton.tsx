import { SubmitButton } from '@shop/design-system'
import { useFormState } from 'react-hook-form'

/** At a section's end. Quiet until there is something to save: the page has many of them. */
export function SaveButton({ children }: { children: string }) {
  const { isDirty } = useFormState()
  return (
    <div>
      <SubmitButton variant={isDirty ? 'solid' : 'outline'}>{children}</SubmitButton>
    </div>
  )
}
