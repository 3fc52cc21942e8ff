import { Dialog, Form, SubmitButton, toaster } from '@shop/design-system'
import type { ReactNode } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type { ObjectSchema } from 'yup'
import { schemaResolver } from '../form/schema-resolver.ts'

type ActionDialogProps<Values extends FieldValues> = {
  title: string
  /** What will happen, and whether and how it is undone. */
  description: ReactNode
  /** The call's own. */
  schema: ObjectSchema<Values>
  values: DefaultValues<Values>
  /** What the button does. */
  submit: string
  /** Returns what has happened, for a toast. What it throws is shown on its field. */
  onSubmit: (values: Values) => Promise<string>
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** One change at the desk: what it does, its fields, and a button. It closes once the change is made. */
export function ActionDialog<Values extends FieldValues>({
  title,
  description,
  schema,
  values,
  submit,
  onSubmit,
  onClose,
  children,
}: ActionDialogProps<Values>) {
  const form = useForm<Values, unknown, Values>({
    defaultValues: values,
    resolver: schemaResolver(schema) as unknown as Resolver<Values, unknown, Values>,
  })
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description}>
      <Form
        form={form}
        aria-label={title}
        onSubmit={async (sent) => {
          toaster.success(await onSubmit(sent))
          onClose()
        }}
      >
        {children}
        <SubmitButton full>{submit}</SubmitButton>
      </Form>
    </Dialog>
  )
}
