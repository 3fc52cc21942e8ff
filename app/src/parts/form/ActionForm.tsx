import type { FormCall } from '@shop/contract/form-call'
import { chakra } from '@shop/design-system'
import type { ComponentProps } from 'react'

const Base = chakra('form')

type ActionFormProps = Omit<ComponentProps<typeof Base>, 'action' | 'method' | 'onSubmit'> & {
  call: FormCall
  /** Sent with the fields, by their names. */
  values?: Record<string, string | number | boolean | undefined>
  onSubmit: () => void
}

/**
 * A form that the server answers by itself (decision 0027). With the page's code there, `onSubmit` does it without
 * leaving the page.
 */
export function ActionForm({ call, values = {}, onSubmit, children, ...props }: ActionFormProps) {
  return (
    <Base
      {...props}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <input type="hidden" name="call" value={call} />
      {Object.entries(values).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={String(value)} />,
      )}
      {children}
    </Base>
  )
}
